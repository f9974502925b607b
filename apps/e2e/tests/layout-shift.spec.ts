import { expect, test, untilAtRest } from '../journey.ts';

const pages = [
  '/',
  '/bikes',
  '/royal-enfield/classic-350',
  '/compare-bikes/cb350-vs-classic-350',
  '/quote-checker',
  '/dealership',
];

/** Adds up what browsers report of parts that moved without anybody's doing. */
function sumShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [390, 1280])
  for (const path of pages)
    test(`${path} does not move at ${width} px while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(sumShifts);
      await page.goto(path);
      await untilAtRest(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(0.01);
    });
