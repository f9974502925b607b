/// <reference lib="dom" />
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, chromium, type Page } from 'playwright';
import { median } from './page-table.ts';

/** Measurement of a page visit. */
export interface Visit {
  path: string;
  /** Called once the page is hydrated and at rest; returns ms. */
  measure: (page: Page) => Promise<number>;
}

/** Time in ms after which everything loaded after hydration or pointer moves, and painted when idle, is done. */
export const settleMs = 2000;

/** Takes each measurement in fresh visits on a phone's screen, one after the other: the median of this many runs. */
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
