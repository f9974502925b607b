import { expect, test, untilHydrated } from '../journey.ts';

const phone = { width: 390, height: 844 };

test.describe('a buyer without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('narrows the used bikes, goes on to the next page, and finds the way back when nothing matches', async ({
    page,
  }) => {
    await page.goto('/used-bikes');
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Ride' })).toBeVisible();
    const cards = page.getByRole('list', { name: 'Used bikes' }).getByRole('article');
    await expect(cards).toHaveCount(10);
    await expect(cards.first().getByText(/^(sample|pending|verified)$/i)).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages of used bikes' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/used-bikes?page=2');

    await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('honda');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page).toHaveURL(/[?&]brand=honda&.*sort=price-low/);
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue('honda');
    await expect(cards.first().getByText('Honda', { exact: true })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search used bikes' }).fill('tractor');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page.getByText('No bikes match your filters')).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).first().click();
    await expect(page).toHaveURL('/used-bikes');
  });
});

test('a buyer narrows the used bikes by a choice, loads more, and opens one', async ({ page }) => {
  await page.goto('/used-bikes');
  await untilHydrated(page);
  const cards = page.getByRole('list', { name: 'Used bikes' }).getByRole('article');
  await page.getByRole('button', { name: 'Load More Bikes' }).click();
  await expect(cards).toHaveCount(20);
  const brand = page.getByRole('combobox', { name: 'Brand', exact: true });
  await brand.focus();
  await brand.selectOption('honda');
  await expect(page).toHaveURL('/used-bikes?brand=honda');
  await expect(brand).toBeFocused();
  await page.goBack();
  await expect(brand).toHaveValue('');
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/bikes\/[a-z]/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
