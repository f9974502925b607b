import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for fade-ins and colour transitions, before which contrast cannot be measured. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Returns the axe violations of the open page, or of a part of it, by all rules or by these. */
export async function findBarriers(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // No page has frames, for which axe would open another page.
  let axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe = axe.include(within);
  if (rules) axe = axe.withRules(rules);
  await untilStill(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Checks for accessibility barriers and horizontal overflow: on a small phone in the light theme, and at 200 % zoom in the dark theme. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findBarriers(page), page.url()).toEqual([]);
  expect(await overflow(page), page.url()).toBe(0);
  // A 1280 px screen at 200 % zoom: the page is the same, but colours and layout differ.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findBarriers(page, undefined, ['color-contrast', 'target-size']), page.url()).toEqual([]);
  expect(await overflow(page), page.url()).toBe(0);
}
