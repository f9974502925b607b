import { expect, test, untilHydrated } from '../journey.ts';

test('a buyer picks bikes for a comparison from a list, and finds the bikes seen last below it', async ({ page }) => {
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  await page.goto('/new-scooters');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Add to compare: Honda Activa$/ }).click();
  await page.getByRole('button', { name: /^Add to compare: TVS Jupiter$/ }).click();
  const tray = page.getByRole('region', { name: 'Bikes to compare' });
  await expect(tray.getByText('Activa')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
  await tray.getByRole('link', { name: 'Compare 2 bikes' }).click();
  await expect(page).toHaveURL('/compare-bikes/activa-vs-jupiter');
});

test('what is drawn late obeys the content security policy: a toast, and a picture in full screen', async ({
  page,
}) => {
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  await page.getByRole('button', { name: /full screen/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Favourite' }).click();
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect(page.getByRole('status').getByRole('listitem')).toBeVisible();
  const toasts = page.getByRole('status').getByRole('list');
  expect(await toasts.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
});

test('who loses the connection is told so, and by reloading the page opens what could not be opened', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to (load|fetch)|ERR_FAILED/);
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  const city = page.getByRole('main').getByRole('button', { name: /^City/ }).first();
  await city.click();
  await expect(page.getByText('This could not be opened. Check your connection and try again.')).toBeVisible();
  await city.click();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute('**/assets/*.js');
  await reload.click();
  await expect(page).toHaveURL('/royal-enfield/classic-350');
  await untilHydrated(page);
  await city.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
