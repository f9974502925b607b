import type { Page } from '@playwright/test';
import { expect, hold, test, untilAtRest, untilHydrated } from '../journey.ts';
import { signIn } from '../sign-in.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(255, 255, 255)';
const dark = 'rgb(17, 21, 20)';

test('a visitor chooses the dark theme, and finds it again before anything is painted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^(TypeError: )?Failed to (load|fetch)/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await untilHydrated(page);
  expect(await background(page)).toBe(light);
  const choose = async (name: string) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name }).check();
  };
  await choose('Dark');
  expect(await background(page)).toBe(dark);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/best-bikes', { waitUntil: 'commit' });
  await page.waitForSelector('main');
  expect(await background(page)).toBe(dark);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.unroute('**/assets/*.js');

  await page.goto('/best-bikes');
  await untilHydrated(page);
  expect(await background(page)).toBe(dark);
  await choose('System');
  expect(await background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(dark);
  await choose('Light');
  expect(await background(page)).toBe(light);
});

test('nothing moves while fonts, drawings and the session load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = await signIn(page, 'somebody.long');
  await page.addInitScript(() => {
    localStorage.setItem('city', JSON.stringify({ name: 'Thiruvananthapuram', state: 'Kerala' }));
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 80)).join() });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await hold(page, /\.woff2$|\/media\//);
  await page.goto('/', { waitUntil: 'commit' });
  await untilHydrated(page);
  await expect(page.getByRole('button', { name })).toBeVisible();
  release();
  await untilAtRest(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
});

test('a visitor on a slow phone loses nothing of what is typed and tapped', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('main').getByRole('combobox');
  await search.click();
  await page.keyboard.type('himalayan 450', { delay: 40 });
  await untilHydrated(page);
  await expect(search).toHaveValue('himalayan 450');
  await expect(search).toBeFocused();
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue('himalayan 450');

  await page.reload({ waitUntil: 'commit' });
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
