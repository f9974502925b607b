import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, chromium } from 'playwright';
import { medianFigures } from './median.ts';
import type { Figures } from './page-table.ts';

/** By then a page is hydrated, and what follows in free time has followed. */
const visitMs = 7000;
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * What a visit of seven seconds costs a phone whose processor is slowed down four times, nothing pressed: how often the page was
 * laid out and its styles worked out anew, which are counts, and seconds of the main thread. The median of each over some runs.
 */
export async function measureWork(address: string, runs: number): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    const visits: Figures[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(address, browser));
    return medianFigures(visits);
  } finally {
    await browser.close();
  }
}

async function visit(address: string, browser: Browser): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(visitMs);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return readWork(metrics);
  } finally {
    await context.close();
  }
}

/** The figures of the tables, of what Chromium counts. */
export function readWork(metrics: readonly { name: string; value: number }[]): Figures {
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    layouts: value('LayoutCount'),
    recalculations: value('RecalcStyleCount'),
    mainThread: Number(value('TaskDuration').toFixed(2)),
  };
}
