/// <reference lib="dom" />
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { median } from './median.ts';

/** How long the site takes from the press on a link until the page that it leads to is seen. */
export interface NavigationFigures {
  from: string;
  to: string;
  /** Milliseconds from the click to the end of the frame that shows the new heading. */
  milliseconds: number;
}

/** Ways that visitors often take; each stands on its page as a link. */
const ways: readonly Pick<NavigationFigures, 'from' | 'to'>[] = [
  { from: '/', to: '/trending-bikes' },
  { from: '/', to: '/emi-calculator' },
  { from: '/bikes', to: '/hero/splendor-plus' },
  { from: '/royal-enfield/classic-350', to: '/bikes' },
];

const runs = 5;
/** What follows hydration, and what a link fetches when a pointer comes to it, is over by then. */
const settleMs = 2000;

/** Takes each way in a fresh visit at the width of a phone, whose pointer came to the link before: the median of five. */
export async function measureNavigations(origin: string): Promise<NavigationFigures[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    const figures: NavigationFigures[] = [];
    for (const way of ways) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(way, origin, browser));
      figures.push({ ...way, milliseconds: median(times) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function timeOf({ from, to }: (typeof ways)[number], origin: string, browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + from);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(settleMs);
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    await link.hover();
    await page.waitForTimeout(settleMs);
    await watchHeading(page);
    await link.click();
    await page.waitForFunction(() => performance.getEntriesByName('arrived').length > 0);
    return Math.round(await page.evaluate(() => performance.getEntriesByName('arrived')[0]?.duration ?? Number.NaN));
  } finally {
    await context.close();
  }
}

/** Measures `arrived`: from the next click until a frame with another heading is painted. */
const watchHeading = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const finish = (start: number) => {
      if (heading() === before || heading() === undefined) follow(start);
      else performance.measure('arrived', { start, end: performance.now() });
    };
    // A message comes after the frame.
    const follow = (start: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => finish(start));
        port1.start();
        port2.postMessage(null);
      });
    addEventListener('click', ({ timeStamp }) => follow(timeStamp), { capture: true, once: true });
  });
