/// <reference lib="dom" />
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, chromium, type Page } from 'playwright';
import { median } from './median.ts';

/** What is measured in a visit to a page. */
export interface Visit {
  path: string;
  /** Called once the page is hydrated and at rest; gives milliseconds. */
  measure: (page: Page) => Promise<number>;
}

/** What loads after hydration or a move of the pointer, and what is painted in free time, is over by then. */
export const settleMs = 2000;

/** Measures each in fresh visits on a phone's screen, one after the other: the median of so many runs. */
export async function measureVisits(origin: string, visits: readonly Visit[], runs: number): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    const medians: number[] = [];
    for (const visit of visits) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(visit, origin, browser));
      medians.push(median(times));
    }
    return medians;
  } finally {
    await browser.close();
  }
}

async function timeOf({ path, measure }: Visit, origin: string, browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(settleMs);
    return await measure(page);
  } finally {
    await context.close();
  }
}
