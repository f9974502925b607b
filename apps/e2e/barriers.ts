import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNone(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

/** Looks for barriers and for what is wider than the screen: on a small phone by day, and enlarged twice by night. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNone(page);
  // A screen of 1280 px that shows everything at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(page);
}
