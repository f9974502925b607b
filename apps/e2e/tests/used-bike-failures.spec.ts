import { expect, test, tryAgain } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';

const bike = 'sample-jupiter-delhi-1';

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

test('the page of a used bike says so when the API fails, and comes when it works again', async ({ page, faults }) => {
  test.slow();
  await faults.set(`used-bikes/${bike}/`, 'error');
  const answer = await page.goto(`/bikes/${bike}`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
  await tryAgain(page, faults.clear);
  await expect(page.getByRole('heading', { level: 1, name: 'Jupiter' })).toBeVisible();
});

test('a used bike is shown where nothing else comes: neither similar ones nor what the model costs new', async ({
  page,
  faults,
}) => {
  test.slow();
  await faults.set(`used-bikes/${bike}/similar/`, 'html');
  await faults.set('bikes/jupiter/on-road-price/', 'error');
  const answer = await page.goto(`/bikes/${bike}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Asking price' })).toBeVisible();
  const model = page.getByRole('region', { name: 'The same bike new' });
  await expect(model.getByText(/^ex-showroom, Delhi/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar used bikes' }).getByRole('alert')).toBeVisible();
});
