import { expect, type Page } from '@playwright/test';

/** Returns the largest share of the height covered by fixed parts while the page scrolls. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isStuck = (element: Element): boolean => {
      const { position, top, bottom } = getComputedStyle(element);
      if (position === 'fixed') return true;
      if (position !== 'sticky') return false;
      const box = element.getBoundingClientRect();
      const isAt = (edge: string, distance: number) => edge !== 'auto' && Math.abs(parseFloat(edge) - distance) < 1;
      return isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom);
    };
    const isCovered = (x: number, y: number): boolean => {
      for (let element = document.elementFromPoint(x, y); element; element = element.parentElement)
        if (isStuck(element)) return true;
      return false;
    };
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9].map((place) => {
      let covered = 0;
      for (let y = 0; y < innerHeight; y += 2) if (isCovered(innerWidth * place, y)) covered += 2;
      return covered / innerHeight;
    });
    return Math.max(...shares);
  });

/** Low screens: at 200 % zoom, wide and low, a phone in landscape. */
const lowScreens = [
  { width: 720, height: 450 },
  { width: 1280, height: 470 },
  { width: 844, height: 390 },
];

/** Expects that at most a quarter of a low screen stays covered while the open page scrolls. */
export async function expectLittleCovered(page: Page, path: string): Promise<void> {
  for (const size of lowScreens) {
    await page.setViewportSize(size);
    for (const screens of [1.5, 6]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), screens * size.height);
      const message = `${path} at ${size.width} × ${size.height} after ${screens} screens`;
      await expect.poll(() => coveredShare(page), { message }).toBeLessThan(0.25);
    }
  }
}
