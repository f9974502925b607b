import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Resolves when what appears or changes its colour has done so: before that nothing has its own contrast. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** What axe finds on the page that is open, or within a part of it, by all of its rules or by these. */
export async function findBarriers(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // No page has frames, for which axe would open another page.
  let axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe = axe.include(within);
  if (rules) axe = axe.withRules(rules);
  await untilStill(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Looks for barriers and for what is wider than the screen: on a small phone by day, and enlarged twice by night. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findBarriers(page), page.url()).toEqual([]);
  expect(await overflow(page), page.url()).toBe(0);
  // A screen of 1280 px that shows everything at 200 %: the page is the same, its colours and places are not.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findBarriers(page, undefined, ['color-contrast', 'target-size']), page.url()).toEqual([]);
  expect(await overflow(page), page.url()).toBe(0);
}
