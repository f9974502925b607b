import { expect, test, tryAgain } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

test('bikes stand alone when what is beside them fails, and it comes when it works again', async ({ page, faults }) => {
  test.slow();
  await faults.set('search/pages/', 'error');
  const response = await page.goto('/search?q=activa');
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/^Showing \d+ bikes?/)).toBeVisible();
  const region = page.getByRole('region', { name: 'Guides, tools and answers' });
  await expect(region.getByText('Guides, tools and answers did not load')).toBeVisible();
  await tryAgain(page, faults.clear);
  await expect(region.getByRole('link', { name: /Activa or/ })).toBeVisible();
});
