import { expect, test } from '../journey.ts';

test('a bike under the brand of another is at its own address', async ({ request }) => {
  const response = await request.get('/honda/classic-350', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/royal-enfield/classic-350');
});

const missing = [
  ['/no/such/page/anywhere', 'This road ends here'],
  ['/honda/no-such-bike', 'Bike Not Found'],
  ['/honda/12345', 'Invalid bike slug'],
  ['/bikes?brand=nosuch', 'There is no such brand'],
  ['/search?q=%00', 'Leave out control characters.'],
  ['/honda?page=900', 'This list has no page 900'],
  ['/honda?q=%00', 'Leave out control characters.'],
  ['/bikes/bodystyle/tractor', 'Invalid body style selected'],
  ['/bikes/trucks', 'No used bike here'],
  ['/new-scooters?page=999', 'This list has no page 999'],
  ['/news/nothing-here', 'Review Not Found'],
  ['/spare-parts/type/nothing-here', 'Product not found.'],
  ['/spare-parts/activa/nothing-here', 'Product not found.'],
  ['/spare-parts/activa/lights/nothing-here', 'Product not found.'],
  ['/spare-parts/activa/lights/front-disc-brake-pads', 'Product not found.'],
  ['/spare-parts/brands/type', 'Brand not found.'],
  ['/spare-parts/brands/nobody', 'Brand not found.'],
  ['/compare-bikes/classic-350-vs-nobody', 'nobody'],
  ['/compare-bikes/nobody', 'bike'],
  ['/compare-bikes/activa-vs-jupiter-vs-classic-350-vs-cb350-vs-hunter-350', 'At most 4 bikes'],
] as const;

test('where there is nothing, the page says so within the frame of the site', async ({ request }) => {
  for (const [path, text] of missing) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(html.replace(/<script.*?<\/script>/gs, ''), path).toContain(text);
    expect(html, path).toContain('<header');
  }
});

test('an unknown call answers 404 in JSON', async ({ request }) => {
  const response = await request.get('/api/no-such-call/');
  expect(response.status()).toBe(404);
  expect(await response.json()).toHaveProperty('detail');
});

test('the site says that it is well, and which database it stands on', async ({ request }) => {
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
  expect(await (await request.get('/api/health/')).json()).toMatchObject({ status: 'ok', database });
});
