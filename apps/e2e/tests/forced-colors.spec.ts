import type { Locator } from '@playwright/test';
import { expect, test, untilWhole } from '../journey.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 900 } });

/** Returns the computed style of an element, or of its pseudo-element. */
const drawn = (element: Locator, property: string, pseudo?: string): Promise<string> =>
  element.evaluate((node, [name, before]) => getComputedStyle(node, before).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

/** Expects that an element differs from the page's background. */
async function expectSeen(element: Locator, pseudo?: string) {
  await element.scrollIntoViewIfNeeded();
  const ground = await drawn(element.page().locator('body'), 'background-color');
  const [colour, image] = [
    await drawn(element, 'background-color', pseudo),
    await drawn(element, 'background-image', pseudo),
  ];
  if (image === 'none') expect(colour).not.toBe(ground);
  if (image === 'none') expect(colour).not.toBe('rgba(0, 0, 0, 0)');
}

test('curves, bars and the tab of the part in sight are told apart without colours', async ({ page }) => {
  await page.goto('/ownership?bike=activa-125&bike=rizta');
  await untilWhole(page);
  const [petrol, electric] = ['petrol', 'electric'].map((stroke) => page.locator(`[data-stroke=${stroke}]`));
  const line = (of: Locator | undefined) => of?.and(page.locator('[data-part=line]')) ?? page.locator('none');
  expect(await drawn(line(electric), 'stroke-dasharray')).not.toBe(await drawn(line(petrol), 'stroke-dasharray'));
  const name = (of: Locator | undefined) => of?.and(page.locator('li')) ?? page.locator('none');
  expect(await drawn(name(electric), 'border-top-style', '::before')).toBe('dotted');
  expect(await drawn(name(petrol), 'border-top-style', '::before')).toBe('solid');
  for (const range of await page.locator('span[data-stroke]').all()) await expectSeen(range, '::before');
  const drivers = page.getByRole('region', { name: 'Why the costs differ' }).locator('i[style]');
  await expect(drivers).not.toHaveCount(0);
  for (const bar of await drivers.all()) await expectSeen(bar);

  await page.goto('/emi-calculator');
  await untilWhole(page);
  const row = page.getByRole('row').filter({ hasText: '36 months' }).first();
  for (const part of ['i', 'u']) await expectSeen(row.locator(`${part}[style]`));

  await page.goto('/royal-enfield/classic-350');
  await untilWhole(page);
  const tab = page.getByRole('navigation').locator('a[aria-current=true][href^="#"]').first();
  await expect(tab).toBeVisible();
  expect(await drawn(tab, 'border-bottom-style')).toBe('solid');
  expect(Number.parseFloat(await drawn(tab, 'border-bottom-width'))).toBeGreaterThanOrEqual(2);
});
