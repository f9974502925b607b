import { expect, test, untilHydrated } from '../journey.ts';

test('a reader scrolls on, opens a bike at its top, and comes back to the same place with the same bikes, in one document', async ({
  page,
}) => {
  await page.goto('/bikes/bodystyle/cruiser');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Showing 20 bikes/)).toBeVisible();
  const bike = page.getByRole('link', { name: /^View Details/ }).nth(14);
  // Where the page is when it is left: what comes above the link until then moves it.
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), true));
  await bike.click();
  await expect(page.getByRole('heading', { name: /Specifications/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const place = await page.evaluate(() => (window as { leftAt?: number }).leftAt);
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByText(/^Showing [2-9]0 bikes/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer reads lists page by page, in another order, and narrows them', async ({ page }) => {
    await test.step('a list is read page by page, in an order that it has', async () => {
      await page.goto('/new-scooters?sort=engine-low');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
      await page.getByRole('button', { name: 'Sort', exact: true }).click();
      await expect(page).toHaveURL('/new-scooters?sort=price-low');
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/new-scooters?sort=price-low&page=2');
      await expect(page.getByText('Showing 10 bikes')).toBeVisible();
      await page.getByRole('link', { name: 'Previous bikes' }).click();
      await expect(page).toHaveURL('/new-scooters?sort=price-low');
    });
    await test.step('all bikes are narrowed down by a form', async () => {
      await page.goto('/bikes');
      await page.getByRole('checkbox', { name: /^Honda/ }).check();
      await page.getByRole('radio', { name: /^Electric/ }).check();
      await page.getByRole('button', { name: 'Show bikes' }).click();
      await expect(page).toHaveURL(/brand=honda.*fuel=electric/);
      await expect(page.getByRole('link', { name: 'Remove Honda' })).toBeVisible();
      await page.getByRole('link', { name: 'Remove Electric' }).click();
      await expect(page).toHaveURL('/bikes?brand=honda');
    });
    await test.step('a brand is found among all brands, and a bike within the brand', async () => {
      await page.goto('/brands?q=royal');
      await page.getByRole('link', { name: /^Royal Enfield/ }).click();
      await page.getByRole('searchbox', { name: 'Search Royal Enfield bikes' }).fill('himalayan');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/royal-enfield?q=himalayan');
      await expect(page.getByRole('heading', { name: /Himalayan/ }).first()).toBeVisible();
    });
  });
});
