import { expect, tabTo, test, untilHydrated } from '../journey.ts';

const classic = '/royal-enfield/classic-350';

test('a buyer sees the price on the road of another city in the first visit and the next', async ({ page }) => {
  await page.goto(classic);
  await expect(page.getByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'City Delhi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Your City' });
  await dialog.getByRole('searchbox').fill('Jaipur');
  await dialog.getByRole('button', { name: /^Jaipur/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'On-road price, Jaipur' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'On-road price, Jaipur' })).toBeVisible();
});

test('a buyer takes a price apart with the keyboard alone', async ({ page }) => {
  await page.goto(classic);
  await untilHydrated(page);
  const opener = page.getByRole('button', { name: 'City Delhi' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const cities = page.getByRole('dialog', { name: 'Select Your City' });
  await expect(cities.getByRole('searchbox')).toBeFocused();
  // What is found takes the place of the first list, Pune and all.
  const mumbai = cities.getByRole('button', { name: /^Mumbai/ });
  await expect(mumbai).toBeVisible();
  await page.keyboard.type('Pune');
  await expect(mumbai).toBeHidden();
  const pune = cities.getByRole('button', { name: /^Pune/ });
  await expect(pune).toBeVisible();
  await tabTo(page, pune);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'On-road price, Pune' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'City Pune' })).toBeFocused();

  const charges = page.locator('summary').filter({ hasText: 'RTO charges' });
  await tabTo(page, charges);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Road tax: ₹/)).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: /specification/i }));
  await page.keyboard.type('kerb');
  await expect(page.getByRole('row', { name: /^Kerb weight/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Wheelbase/ })).toBeHidden();
});

test('the tabs lead to the parts of the page, which stay where they are, and follow the reader', async ({ page }) => {
  await page.goto(classic);
  await untilHydrated(page);
  const tabs = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Similar Bikes', 'Colors', 'Specifications', 'FAQs', 'Overview']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
  await page.mouse.wheel(0, 2500);
  await expect(tabs.getByRole('link', { name: 'Specifications' })).toHaveAttribute('aria-current', 'true');
});

test('each bike is opened at its top', async ({ page }) => {
  await page.goto(classic);
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Similar Bikes' }).click();
  const similar = page.getByRole('region', { name: 'Similar Bikes' });
  await expect(similar.getByRole('article').first()).toBeInViewport();
  await similar.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the page is whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL + classic);
  await expect(page.getByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Kerb weight/ })).toBeVisible();
  await expect(page.getByText(/^What is the price of/)).toBeVisible();
  await expect(page.getByRole('table', { name: /^Variants of/ })).toBeVisible();
  await expect(page.getByText('Loading reviews...')).toBeHidden();
  await context.close();
});

test('without JavaScript the city is changed, a height stays, and an unknown city is told', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${classic}?height=160`);
  const form = page.getByRole('form', { name: 'Prices in another city' });
  const city = form.getByLabel('City');
  await expect(city).toHaveValue('Delhi');
  await city.fill('Pune');
  await form.getByRole('button', { name: 'Show prices' }).click();
  await expect(page).toHaveURL(`${baseURL}${classic}?height=160&city=Pune#overview`);
  await expect(page.getByRole('heading', { name: 'On-road price, Pune' })).toBeVisible();
  await expect(page.getByText(/₹2,\d\d,\d{3}/).first()).toBeVisible();
  await city.fill('Nowhereabad');
  await form.getByRole('button', { name: 'Show prices' }).click();
  await expect(page.getByRole('main')).toContainText('Nowhereabad');
  await expect(city).toHaveValue('Nowhereabad');
  await context.close();
});

test('a city of the address holds until another one is chosen', async ({ page }) => {
  await page.goto(`${classic}?city=Pune`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'On-road price, Pune' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^City/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mumbai/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'On-road price, Mumbai' })).toBeVisible();
});

test('an id leads to the page of its bike, and to a page that says so when there is none', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^Failed to load resource/);
  const found = (await (await page.request.get('/api/bikes/classic-350/')).json()) as { id: number };
  await page.goto(`/bike-detail/${found.id}`);
  await expect(page).toHaveURL(classic);
  const missing = await page.goto('/bike-detail/999999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Bike Not Found' })).toBeVisible();
});

test('a slug that no bike can have leads to all bikes', async ({ page, complaints }) => {
  complaints.allow(/^Failed to load resource/);
  const response = await page.goto('/royal-enfield/350');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/bikes');
  await expect(page.getByRole('status').getByText('Invalid bike slug')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Bikes & Scooters' })).toBeVisible();
});
