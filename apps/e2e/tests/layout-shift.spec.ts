import { expect, test, untilAtRest } from '../journey.ts';

const pages = [
  '/',
  '/bikes',
  '/royal-enfield/classic-350',
  '/compare-bikes/cb350-vs-classic-350',
  '/quote-checker',
  '/dealership',
];

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Keeps what browsers report of parts that moved without anybody's doing: by how much, and which. */
function keepShifts(): void {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '').slice(0, 40);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [390, 1280])
  for (const path of pages)
    test(`${path} does not move at ${width} px while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(keepShifts);
      await page.goto(path);
      await untilAtRest(page);
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    });
