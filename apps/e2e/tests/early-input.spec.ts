import type { Page } from '@playwright/test';
import { expect, hold, isHydrated, test, untilHydrated, untilWhole } from '../journey.ts';

const classic = '/royal-enfield/classic-350';

test('a visitor taps, types and follows a link before the scripts of a page have come, and nothing is lost', async ({
  page,
}) => {
  await test.step('a category that is tapped twice opens', async () => {
    const release = await hold(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const electric = page.getByRole('tab', { name: 'Electric' });
    await electric.click();
    await electric.click();
    expect(await isHydrated(page)).toBe(false);
    release();
    await untilHydrated(page);
    await expect(electric).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Environment friendly electric vehicles')).toBeVisible();
  });
  await test.step('a search that is typed keeps its text and the focus', async () => {
    const release = await hold(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('main').getByRole('combobox');
    await search.pressSequentially('classic 350', { delay: 30 });
    expect(await isHydrated(page)).toBe(false);
    release();
    await untilHydrated(page);
    await expect(search).toHaveValue('classic 350');
    await expect(search).toBeFocused();
  });
  await test.step('a key that is pressed on a button counts', async () => {
    const release = await hold(page);
    await page.goto('/best-bikes', { waitUntil: 'domcontentloaded' });
    const enlarge = page.getByRole('button', { name: /^Enlarge/ }).first();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    expect(await isHydrated(page)).toBe(false);
    release();
    await untilHydrated(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await hold(page);
  await page.goto('/best-bikes', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/best-bikes/);
  expect(await isHydrated(page)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Holds back the script of the lower parts of a bike's page until the returned function is called. */
async function holdLowerParts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Variant Comparison')) await released;
    await route.fulfill({ response });
  });
  return release;
}

test('a buyer is faster than the lower parts of a bike’s page: they come as the server wrote them, and who left comes back', async ({
  page,
}) => {
  await test.step('a variant is looked at, and a tab leads on', async () => {
    const release = await holdLowerParts(page);
    await page.goto(classic);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Variant Redditch' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Variant' });
    await expect(dialog.getByText('₹2,29,374')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'News', exact: true }).click();
    release();
    await untilWhole(page);
    await expect(page.getByRole('row', { name: /^On-road, Delhi/ })).toBeAttached();
    // Prefetches may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await test.step('the page is left before all of it has come', async () => {
    const release = await holdLowerParts(page);
    await page.goto(classic);
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
