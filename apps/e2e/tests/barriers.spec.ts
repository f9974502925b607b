import { AxeBuilder } from '@axe-core/playwright';
import { expectNoBarriers } from '../barriers.ts';
import { expect, test, untilWhole } from '../journey.ts';

/** A page of each kind: their parts are looked at in their stories, here how they stand together. */
const pages = [
  '/',
  '/bikes',
  '/royal-enfield/classic-350',
  `/quote-checker?${new URLSearchParams({ bike: 'activa-125', text: 'ex 92529 rto 7902 handling 1500 total 111594' })}`,
  '/ownership?bike=activa-125&bike=ather-450x',
  '/bikes/sample-jupiter-delhi-1',
  '/signup',
];

for (const path of pages)
  test(`${path.replace(/\?.*/, '')} has no barriers on a small phone by day, and enlarged twice by night`, async ({
    page,
  }) => {
    // Axe looks at each element of a long page, twice.
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await untilWhole(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
  });

test('an open list and an open panel have no barriers in the dark', async ({ page }) => {
  const findings = async (within: string) => {
    // Within what floats alone: axe takes it for the ground of the text behind it.
    const { violations } = await new AxeBuilder({ page }).include(within).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await untilWhole(page);
  await page.getByRole('main').getByRole('combobox').first().click();
  await expect(page.getByRole('main').getByRole('listbox').first()).toBeVisible();
  expect(await findings('main form')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bikes', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Best Bikes/ }).first()).toBeVisible();
  expect(await findings('header')).toEqual([]);
});
