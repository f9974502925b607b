import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

/** The share of the height that is covered by what stays while the page scrolls, where it covers most. */
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

const pages = [
  '/bikes',
  '/royal-enfield/classic-350',
  '/ownership',
  '/quote-checker?bike=activa-125&text=Ex+showroom+90000',
];

for (const [screen, size] of [
  ['enlarged to 200 %', { width: 720, height: 450 }],
  ['that is wide and low', { width: 1280, height: 470 }],
  ['of a phone on its side', { width: 844, height: 390 }],
] as const)
  test(`on a screen ${screen} no more than a quarter stays covered while a page scrolls`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/bikes');
    await untilHydrated(page);
    await page
      .getByRole('button', { name: /^Add to compare: / })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Bikes to compare' })).toBeAttached();
    for (const path of pages) {
      await page.goto(path);
      await untilHydrated(page);
      for (const screens of [1.5, 6]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), screens * size.height);
        await expect.poll(() => coveredShare(page), { message: `${path} after ${screens} screens` }).toBeLessThan(0.25);
      }
    }
  });
