import { expect, test } from '../journey.ts';

test('a bike under the brand of another is at its own address', async ({ request }) => {
  const response = await request.get('/honda/classic-350', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/royal-enfield/classic-350');
});

test('a bike names its one address, whatever the question mark brings', async ({ page }) => {
  await page.goto('/royal-enfield/classic-350?utm_source=poster');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/royal-enfield\/classic-350$/);
});

const missing = [
  { path: '/no/such/page/anywhere', text: 'This road ends here' },
  { path: '/honda/no-such-bike', text: 'Bike Not Found' },
  { path: '/honda/12345', text: 'Invalid bike slug' },
  { path: '/bikes?brand=nosuch', text: 'There is no such brand' },
  { path: '/search?q=%00', text: 'Leave out control characters.' },
  { path: '/honda?page=900', text: 'This list has no page 900' },
  { path: '/honda?q=%00', text: 'Leave out control characters.' },
];

for (const { path, text } of missing) {
  test(`there is nothing at ${path}, and the page says so`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('an unknown call answers 404 in JSON', async ({ request }) => {
  const response = await request.get('/api/no-such-call/');
  expect(response.status()).toBe(404);
  expect(await response.json()).toHaveProperty('detail');
});

test('the site says that it is well, and which database it stands on', async ({ request }) => {
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
  expect(await (await request.get('/api/health/')).json()).toMatchObject({ status: 'ok', database });
});
