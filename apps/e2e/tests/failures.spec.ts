import { expect, test, tryAgain, untilHydrated } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import { failureMessages } from './failure-messages.ts';

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

for (const fault of ['error', 'hang'] as const) {
  test(`the best bikes say so when the API fails (${fault}), and come when it works again`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await faults.set('bikes/best/', fault);
    await page.goto('/best-bikes');
    await expect(page.getByText('Error loading best bikes')).toBeVisible();
    await expect(page.getByText(failureMessages[fault])).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await tryAgain(page, faults.clear);
    await expect(page.getByRole('main').getByText(/₹\d/).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('the rest of the home page stands when its featured bikes fail', async ({ page, faults }) => {
  await faults.set('bikes/trending/', 'error');
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Ride');
  await expect(page.getByText('Error Loading Bikes')).toBeVisible();
  await tryAgain(page, faults.clear);
  await expect(page.getByRole('main').getByText(/₹\d/).first()).toBeVisible();
});

test('a bike that fails is a page that failed, and comes when the API works again', async ({ page, faults }) => {
  await faults.set('bikes/classic-350/', 'error');
  const response = await page.goto('/royal-enfield/classic-350');
  expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5']);
  await expect(page.getByText('Error Loading Bike')).toBeVisible();
  await tryAgain(page, faults.clear);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Classic 350/);
});

test('a page reached by a link says so when the API fails, and Back still works', async ({ page, faults }) => {
  await page.goto('/');
  await untilHydrated(page);
  await faults.set('bikes/best/', 'error');
  await page.getByRole('button', { name: 'Bikes', exact: true }).click();
  await page.getByRole('link', { name: /^Best Bikes/ }).click();
  await expect(page.getByText('Error loading best bikes')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Ride');
});
