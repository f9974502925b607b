import { expect, hold, isHydrated, test, untilHydrated } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';

test('a visitor types a search before the page is hydrated, and the text and the focus stay', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/');
  const search = page.getByRole('main').getByRole('combobox');
  await search.pressSequentially('classic 350', { delay: 30 });
  expect(await isHydrated(page)).toBe(false);
  release();
  await untilHydrated(page);
  await expect(search).toHaveValue('classic 350');
  await expect(search).toBeFocused();
});

test('a visitor taps a category twice before the page is hydrated, and it opens', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/');
  const electric = page.getByRole('tab', { name: 'Electric' });
  await electric.click();
  await electric.click();
  expect(await isHydrated(page)).toBe(false);
  release();
  await untilHydrated(page);
  await expect(electric).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Environment friendly electric vehicles')).toBeVisible();
});

test('a visitor follows a link before the page is hydrated', async ({ page }) => {
  await hold(page);
  await page.goto('/best-bikes');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/best-bikes/);
  expect(await isHydrated(page)).toBe(false);
});

test('a visitor searches from the home page without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await page.getByRole('main').getByRole('combobox').fill('pulsar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=pulsar$/);
  await context.close();
});

test('a page that sleeps until the first input wakes with a tap or a key, and the tap counts', async ({ page }) => {
  await page.goto(readAddresses().sleepingSite, { waitUntil: 'networkidle' });
  expect(await isHydrated(page)).toBe(false);
  const electric = page.getByRole('tab', { name: 'Electric' });
  await electric.click();
  await untilHydrated(page);
  await expect(electric).toHaveAttribute('aria-selected', 'true');

  await page.goto(`${readAddresses().sleepingSite}/best-bikes`, { waitUntil: 'networkidle' });
  expect(await isHydrated(page)).toBe(false);
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await untilHydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});
