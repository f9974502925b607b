import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(255, 255, 255)';
const dark = 'rgb(17, 21, 20)';

test('a visitor chooses the dark theme, and finds it again before anything is painted', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^(TypeError: )?Failed to (load|fetch)/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await untilHydrated(page);
  expect(await background(page)).toBe(light);
  const choose = async (name: string) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name }).check();
  };
  await choose('Dark');
  await expect.poll(() => background(page)).toBe(dark);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/best-bikes', { waitUntil: 'commit' });
  await page.waitForSelector('main');
  expect(await background(page)).toBe(dark);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.unroute('**/assets/*.js');

  await page.goto('/best-bikes');
  await untilHydrated(page);
  await expect.poll(() => background(page)).toBe(dark);
  await choose('System');
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
  await choose('Light');
  await expect.poll(() => background(page)).toBe(light);
});

test('a visitor on a slow phone loses nothing of what is typed and tapped', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.getByRole('combobox').click();
  await page.keyboard.type('activa', { delay: 40 });
  await expect(header.getByText('Bike Suggestions')).toBeVisible();
  await expect(header.getByRole('combobox')).toHaveValue('activa');
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: /^City/ }).click();
  await header.getByRole('combobox', { name: 'Search city' }).pressSequentially('pune', { delay: 40 });
  await header.getByRole('option', { name: /^Pune/ }).click();
  await expect(header.getByRole('button', { name: 'City: Pune' })).toBeVisible();
});
