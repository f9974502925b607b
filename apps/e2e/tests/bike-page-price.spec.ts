import type { Page } from '@playwright/test';
import { expect, tabTo, test, untilHydrated, untilWhole } from '../journey.ts';

const classic = '/royal-enfield/classic-350';
const vida = '/vida/vida-v2';
const oldPrice = 'An old price. Ask a showroom for today’s.';

interface Offer {
  '@type': string;
  price?: number;
}

/** What the head tells search engines of the bike. */
async function productOf(page: Page): Promise<{ offers: Offer }> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(text ?? '') as { '@graph': ({ '@type': string } & { offers: Offer })[] };
  const product = things.find(({ '@type': type }) => type === 'Product');
  if (!product) throw new Error('The head names no product.');
  return product;
}

test('a visitor changes the city by the keys alone, in the header and on the page', async ({ page }) => {
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  const header = page.getByRole('banner').getByRole('button', { name: /^City/ });
  await tabTo(page, header);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search city' })).toBeFocused();
  await page.keyboard.type('mysore');
  await page.keyboard.press('Enter');
  await expect(header).toHaveAccessibleName('City: Mysuru');
  await expect(header).toBeFocused();
  await expect(page.getByRole('heading', { name: 'On-road price, Mysuru' })).toBeVisible();
  const picker = page.getByRole('main').getByRole('button', { name: /^City/ });
  await picker.press('Enter');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('banglore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'On-road price, Bengaluru' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(picker).toBeFocused();
});

test('a buyer sees that the price of a variant is old, and of which month it is', async ({ page }) => {
  await page.goto(vida);
  const box = page.getByRole('region', { name: 'On-road price, Delhi' });
  await expect(box.getByText(oldPrice)).toBeVisible();
  await expect(box.getByText(/price of December 2024, more than a year old/)).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Variant Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Variant' });
  await expect(dialog.getByText('ex-showroom, Delhi · December 2024: ₹96,000')).toBeVisible();
});

test('a buyer who takes another variant is told how old its price is', async ({ page }) => {
  await page.goto(classic);
  await untilHydrated(page);
  const box = page.getByRole('region', { name: 'On-road price, Delhi' });
  await expect(box.getByText(/price of June 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Variant Redditch' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Chrome/ })
    .click();
  await expect(box.getByText(oldPrice)).toBeVisible();
  await expect(box.getByText(/price of September 2024/)).toBeVisible();
});

test('a buyer who is faster than what stands below the price finds it as the server wrote it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Variant Comparison')) await released;
    await route.fulfill({ response });
  });
  await page.goto(classic);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Variant Redditch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Variant' });
  await expect(dialog.getByText('₹2,29,374')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  release();
  await untilWhole(page);
  await expect(page.getByRole('row', { name: /^On the road, Delhi/ })).toBeAttached();
  // What is prefetched may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the head offers a bike at the price of the model where its variants are of other months', async ({
  page,
  request,
}) => {
  const { price } = (await (await request.get('/api/bikes/vida-v2/')).json()) as { price: number };
  await page.goto(vida);
  expect((await productOf(page)).offers).toMatchObject({ '@type': 'Offer', price, priceCurrency: 'INR' });
});

test('the head names the page, its picture and what stands on it', async ({ page, request }) => {
  await page.goto(classic);
  await expect(page).toHaveTitle('Royal Enfield Classic 350: price, specifications, colours | Dopahiya');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /₹[\d,]+, ex-showroom, Delhi · June 2026/,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${classic}$`));
  const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  const shared = await request.get(picture.pathname);
  expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/png']);
  const told = await page.locator('script[type="application/ld+json"]').textContent();
  expect(told).toMatch(/"Product".*"BreadcrumbList".*"FAQPage"/s);
  expect(told).not.toContain('aggregateRating');
});
