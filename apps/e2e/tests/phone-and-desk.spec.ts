import type { Page } from '@playwright/test';
import { expectNoBarriers, findBarriers } from '../barriers.ts';
import { expectLittleCovered } from '../covered-share.ts';
import { expect, hold, test, untilAtRest, untilHydrated } from '../journey.ts';
import { expectStill, keepShifts } from '../layout-shifts.ts';
import { signIn } from '../sign-in.ts';

const quotation = new URLSearchParams({ bike: 'activa-125', text: 'ex 92529 rto 7902 handling 1500 total 111594' });

/** One page of each kind, and what to check there besides layout shifts. */
const pages: { path: string; hasFields?: boolean; isForAll?: boolean; staysLow?: boolean }[] = [
  { path: '/' },
  { path: '/bikes', hasFields: true, isForAll: true, staysLow: true },
  { path: '/royal-enfield/classic-350', isForAll: true, staysLow: true },
  { path: '/compare-bikes/cb350-vs-classic-350' },
  { path: `/quote-checker?${quotation}`, hasFields: true, isForAll: true, staysLow: true },
  { path: '/ownership?bike=activa-125&bike=ather-450x', isForAll: true, staysLow: true },
  { path: '/bikes/sample-jupiter-delhi-1', isForAll: true },
  { path: '/dealership' },
  { path: '/bike-loan' },
  { path: '/signup', hasFields: true, isForAll: true },
  { path: '/contact-us', hasFields: true },
];

const marks = '[type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]';

/** Expects no field with a font so small that a phone zooms in. */
async function expectLargeFields(page: Page, path: string) {
  const fields = page.locator(`input:not(${marks}), select, textarea`);
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => ({ field: field.outerHTML, size: Number.parseFloat(getComputedStyle(field).fontSize) })),
  );
  expect(sizes, path).not.toEqual([]);
  expect(sizes.filter(({ size }) => size < 16)).toEqual([]);
}

test('on a phone pages hold still while they load, have large letters in fields, and no barriers', async ({ page }) => {
  // Axe checks each element of a long page twice.
  test.slow();
  await keepShifts(page);
  for (const { path, hasFields, isForAll } of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.goto(path);
      await untilAtRest(page);
      await expectStill(page, path);
      if (hasFields) await expectLargeFields(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (isForAll) await expectNoBarriers(page);
    });
  await test.step('the longest name of a city takes the place of the one that is assumed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() =>
      localStorage.setItem('city', JSON.stringify({ name: 'Thiruvananthapuram', state: 'Kerala' })),
    );
    for (const path of ['/bike-loan', '/ownership']) {
      await page.goto(path);
      await untilAtRest(page);
      await expect(page.getByText('For Thiruvananthapuram, your city.')).toBeVisible();
      await expectStill(page, path);
    }
  });
});

test('on a desk pages hold still while they load, and nothing covers much of a low screen', async ({ page }) => {
  test.slow();
  await keepShifts(page);
  await page.goto('/bikes');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: /^Add to compare: / })
    .first()
    .click();
  const tray = page.getByRole('region', { name: 'Bikes to compare' });
  await expect(tray).toBeAttached();
  for (const { path, staysLow } of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(path);
      await untilAtRest(page);
      await expectStill(page, path);
      if (staysLow) await expectLittleCovered(page, path);
    });
});

test('home holds still while fonts, drawings and the session of somebody with a long name come, and has no barriers', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  const name = await signIn(page, 'somebody.long');
  await keepShifts(page);
  const release = await hold(page, /\.woff2$|\/media\//);
  await page.goto('/', { waitUntil: 'commit' });
  await untilHydrated(page);
  await expect(page.getByRole('button', { name })).toBeVisible();
  release();
  await untilAtRest(page);
  await expectStill(page, '/');
  await expectNoBarriers(page);

  // Only within the floating element: axe takes it for the background of the text behind it.
  await page.getByRole('main').getByRole('combobox').first().click();
  await expect(page.getByRole('main').getByRole('listbox').first()).toBeVisible();
  expect(await findBarriers(page, 'main form')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bikes', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Best Bikes/ }).first()).toBeVisible();
  expect(await findBarriers(page, 'header')).toEqual([]);
});
