import { expect, test, untilHydrated } from '../journey.ts';

const product = '/spare-parts/activa/brake-and-clutch/front-disc-brake-pads';
const modal = { name: 'This service is under development' };

test.describe('an owner without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('goes from the foot of a page to brand, bike, group and product, and reads what the bike takes', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Spare Parts' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'SEARCH PARTS BY BRANDS' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load More Brands' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Pages of brands' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/spare-parts?page=2');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Honda', exact: true }).click();
    await expect(page).toHaveURL('/spare-parts/brands/honda');
    await page.getByRole('main').getByRole('link', { name: 'Activa', exact: true }).click();
    await expect(page).toHaveURL('/spare-parts/type/activa');
    await expect(page.getByRole('row', { name: 'Front tyre 90/90-12' })).toBeVisible();
    await expect(page.getByText(/^Source: \S/).first()).toBeVisible();
    await expect(page.getByText(/^Not available yet: .*Service interval/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Groups of parts' }).getByRole('link')).toHaveCount(12);
    await page.getByRole('link', { name: 'Brake and clutch 4 products' }).click();
    await expect(page.getByText('Ordering isn’t available yet. Prices and fit are samples.')).toBeVisible();
    await expect(page.getByText('Needs a front disc brake.')).toBeVisible();
    await expect(page.getByRole('button', { name: /ADD TO CART/ }).first()).toBeHidden();
    await page.getByRole('link', { name: 'Front disc brake pads' }).click();
    await expect(page).toHaveURL(product);
    await expect(page.getByRole('heading', { level: 1, name: 'Front disc brake pads' })).toBeVisible();
    await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an owner chooses a bike and a group, is told that nothing can be ordered, and goes on', async ({ page }) => {
    await page.goto('/spare-parts');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Load More Brands' }).click();
    await page.getByRole('button', { name: 'Show Less' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Honda', exact: true }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(12);
    await page.getByRole('main').getByRole('link', { name: 'Activa', exact: true }).click();
    await page.getByRole('link', { name: 'Brake and clutch 4 products' }).click();
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', modal)).toBeHidden();
    await expect(page).toHaveURL('/spare-parts/activa/brake-and-clutch');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    await page.getByRole('link', { name: 'Front disc brake pads' }).click();
    await expect(page).toHaveURL(product);
    await expect(page.getByRole('heading', { level: 1, name: 'Front disc brake pads' })).toBeVisible();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await expect(page.getByRole('dialog', modal)).toBeVisible();
    await expect(page.getByRole('dialog', modal)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/spare-parts/activa/brake-and-clutch');
    await expect(page.getByRole('dialog', modal)).toBeHidden();
  });
});
