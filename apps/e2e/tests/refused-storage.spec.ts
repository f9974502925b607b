import type { Page } from '@playwright/test';
import { login, newName, password, signUp } from '../account-steps.ts';
import { expect, test as base, untilHydrated, untilWhole } from '../journey.ts';
import { openRefusingBrowser } from '../keep-nothing.ts';

/** Test with a browser that blocks cookies and site data. */
const test = base.extend({
  context: async ({ javaScriptEnabled }, provide) => {
    const { context, close } = await openRefusingBrowser(javaScriptEnabled ?? true);
    await provide(context);
    await close();
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
});

const whatIsNeeded = /^Your browser is blocking cookies.* Allow cookies/;

/** Tries to sign in and to register; both say what is needed, and keep the typed text. */
async function expectRefusals(page: Page, ready?: (page: Page) => Promise<void>): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: whatIsNeeded });
  await page.goto('/login?return=%2Fbest-bikes');
  await ready?.(page);
  for (let tries = 0; tries < 2; tries += 1) {
    await login(page, 'asha.rao');
    await expect(told).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('asha.rao');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ready ? password : '');
    await expect(page).toHaveURL(/\/login\?return=%2Fbest-bikes/);
  }
  const username = newName();
  await signUp(page, username, ready);
  await expect(told).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  expect((await page.request.post('/api/token/', { data: { username, password } })).status()).toBe(401);
}

const pages = ['/', '/compare-bikes/cb350-vs-classic-350', '/ownership', '/profile', '/royal-enfield/classic-350'];

test('a visitor whose browser keeps nothing reads pages in whole, presses hearts, picks a city and a theme for as long as the page lasts, and is told what signing in needs', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  // A rejected form is a page with status 400.
  consoleErrors.allow(/status of 40[01]/);
  for (const path of pages) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
    await untilWhole(page);
    await expect(page.locator('body')).not.toContainText(/Application Error|This page isn’t working/);
  }
  const favourite = page.getByRole('button', { name: 'Favourite' }).first();
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^City:/ }).click();
  await header.getByRole('combobox', { name: 'Search city' }).fill('pune');
  await header.getByRole('option', { name: /^Pune/ }).click();
  await expect(header.getByRole('button', { name: 'City: Pune' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const dark = page.getByRole('radio', { name: 'Dark' });
  await dark.check();
  await expect(dark).toBeChecked();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expectRefusals(page, untilHydrated);
});

test.describe('without any JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rider whose browser keeps no cookies is told what signing in needs, and before an account is opened', async ({
    page,
    consoleErrors,
  }) => {
    // A rejected form is a page with status 400.
    consoleErrors.allow(/status of 400/);
    await expectRefusals(page);
  });
});
