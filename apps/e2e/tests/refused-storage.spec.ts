import { login, newName, password, signUp } from '../account-steps.ts';
import { expect, test as base, untilHydrated, untilWhole } from '../journey.ts';
import { openRefusingBrowser } from '../keep-nothing.ts';

/** Journeys in a browser that keeps neither cookies nor data. */
const test = base.extend({
  context: async ({ javaScriptEnabled }, provide) => {
    const { context, close } = await openRefusingBrowser(javaScriptEnabled ?? true);
    await provide(context);
    await close();
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
});

const whatIsNeeded = /^Your browser keeps no cookies for this site.* Allow cookies/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without any JavaScript', () => {
    test.use({ javaScriptEnabled });
    const ready = javaScriptEnabled ? untilHydrated : undefined;

    test('a rider whose browser keeps no cookies is told what signing in needs, and keeps what was typed', async ({
      page,
      complaints,
    }) => {
      // A form that is refused is a page with status 400.
      complaints.allow(/status of 400/);
      await page.goto('/login?return=%2Fbest-bikes');
      await ready?.(page);
      for (let tries = 0; tries < 2; tries += 1) {
        await login(page, 'asha.rao');
        await expect(page.getByRole('alert').filter({ hasText: whatIsNeeded })).toBeVisible();
        await expect(page.getByLabel('Username')).toHaveValue('asha.rao');
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(javaScriptEnabled ? password : '');
        await expect(page).toHaveURL(/\/login\?return=%2Fbest-bikes/);
      }
    });

    test('a rider whose browser keeps no cookies is told so before an account is opened', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 400/);
      const username = newName();
      await signUp(page, username, ready);
      await expect(page.getByRole('alert').filter({ hasText: whatIsNeeded })).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await expect(page.getByLabel('First name')).toHaveValue('Asha');
      await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
      expect((await page.request.post('/api/token/', { data: { username, password } })).status()).toBe(401);
    });
  });
}

const pages = [
  '/',
  '/search?q=activa',
  '/royal-enfield/classic-350',
  '/compare-bikes/cb350-vs-classic-350',
  '/ownership',
  '/login',
  '/profile',
];

test('a visitor whose browser keeps nothing reads all pages, in whole', async ({ page }) => {
  test.slow();
  for (const path of pages) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
    await untilWhole(page);
    await expect(page.locator('body')).not.toContainText(/Application Error|broke down/);
  }
});

test('a visitor whose browser keeps nothing presses hearts, picks bikes, a city and a theme for as long as the page lasts', async ({
  page,
}) => {
  await page.goto('/royal-enfield/classic-350');
  await untilWhole(page);
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
});
