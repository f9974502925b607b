import { expect, test, untilHydrated, untilWhole } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { signIn } from '../sign-in.ts';

const jupiter = '/bikes/sample-jupiter-delhi-1';

test('a buyer goes from the list to a bike, and back to the list where they were', async ({ page }) => {
  await page.goto('/used-bikes?brand=tvs');
  await untilHydrated(page);
  const cards = page.getByRole('list', { name: 'Used bikes' }).getByRole('article');
  const name = (await cards.nth(1).getByRole('heading').textContent()) ?? '';
  await cards.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/bikes\/sample-/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Asking price' })).toBeVisible();
  await page.getByRole('heading', { name: 'What to check before paying' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Look for challans' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/used-bikes?brand=tvs');
  await expect(page.getByRole('heading', { name: /^Available Bikes/ })).toBeVisible();
});

test('a buyer marks a bike, signs in, finds it in the profile, and takes it out', async ({ page }) => {
  await page.goto(jupiter);
  await untilWhole(page);
  const heart = page.getByRole('button', { name: 'Favourite' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await signIn(page);
  await page.goto('/profile');
  const marked = page.getByRole('list', { name: 'Favourite used bikes' });
  await expect(marked.getByRole('link', { name: 'TVS Jupiter' })).toHaveAttribute('href', jupiter);
  await marked.getByRole('button', { name: 'Take TVS Jupiter out of your favourites' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
});

test('a buyer who lives in another state sees what that costs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('city', '{"name":"Pune","state":"Maharashtra"}'));
  await page.goto(jupiter);
  await untilWhole(page);
  const bill = page.getByRole('region', { name: 'What it costs in your name' });
  await expect(bill.getByText('Registered in Delhi, for a buyer in Pune', { exact: false })).toBeVisible();
  await expect(bill.getByText('Road tax again', { exact: true })).toBeVisible();
  const model = page.getByRole('region', { name: 'The same bike new' });
  await expect(model.getByText('on-road, Pune: an estimate')).toBeVisible();
});

test.describe('a buyer without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads all of a bike’s page, and goes on to the model new', async ({ page }) => {
    await page.goto('/bikes/1');
    await expect(page).toHaveURL(jupiter);
    await expect(page.getByText('₹74,500', { exact: true }).first()).toBeVisible();
    for (const name of [
      'About this bike',
      'What it costs in your name',
      'What to check before paying',
      'Similar used bikes',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('link', { name: 'TVS Jupiter new' }).click();
    await expect(page).toHaveURL('/tvs/jupiter');
  });
});

test('a sample is kept from search engines, and a page is kept for all visitors for half a minute', async ({
  page,
}) => {
  const answer = await page.goto(jupiter);
  expect(answer?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=30');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/share\/jupiter\./);
});

test('an address of no bike is a 404, and one of a bike that its seller took off a 410 with similar ones', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (404|410)/);
  expect((await page.goto('/bikes/no-such-bike'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No used bike here' })).toBeVisible();

  await signIn(page);
  const { id, slug, headers } = await listBike(page);
  expect((await page.goto(`/bikes/${slug}`))?.status()).toBe(200);
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  const data = { revision: 1, status: 'withdrawn' };
  expect((await page.request.patch(`/api/used-bikes/${id}/`, { data, headers })).ok()).toBe(true);
  // The browser has the other address for a minute.
  expect((await page.goto(`/bikes/${id}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'This bike is no longer listed' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Used bikes' }).getByRole('article').first()).toBeVisible();
});
