/// <reference lib="dom" />
import type { Page } from 'playwright';
import { measureVisits, settleMs } from './measure-visits.ts';

/** Time from pressing a link until the page that it leads to is visible. */
export interface NavigationFigures {
  from: string;
  to: string;
  /** Time in ms from the click to the end of the frame with the new heading. */
  milliseconds: number;
}

/** Frequent navigations; each is a link on its page. */
const ways: readonly Pick<NavigationFigures, 'from' | 'to'>[] = [
  { from: '/', to: '/trending-bikes' },
  { from: '/', to: '/emi-calculator' },
  { from: '/bikes', to: '/hero/splendor-plus' },
  { from: '/royal-enfield/classic-350', to: '/bikes' },
];

const runs = 5;

/** Measures each navigation in a fresh visit at phone width, with the pointer on the link beforehand: the median of five. */
export async function measureNavigations(origin: string): Promise<NavigationFigures[]> {
  const visits = ways.map(({ from, to }) => ({ path: from, measure: (page: Page) => timeTo(to, page) }));
  const times = await measureVisits(origin, visits, runs);
  return ways.map(({ from, to }, index) => ({ from, to, milliseconds: times[index] ?? Number.NaN }));
}

async function timeTo(path: string, page: Page): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(settleMs);
  await watchHeading(page);
  await link.click();
  await page.waitForFunction(() => performance.getEntriesByName('arrived').length > 0);
  return Math.round(await page.evaluate(() => performance.getEntriesByName('arrived')[0]?.duration ?? Number.NaN));
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
    // A message event runs after the frame.
    const follow = (start: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => finish(start));
        port1.start();
        port2.postMessage(null);
      });
    addEventListener('click', ({ timeStamp }) => follow(timeStamp), { capture: true, once: true });
  });
