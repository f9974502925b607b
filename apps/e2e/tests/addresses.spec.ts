import { expect, test } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { readAddresses } from '../servers/addresses.ts';
import { signIn } from '../sign-in.ts';

const missing = [
  ['/no/such/page/anywhere', 'Page not found'],
  ['/honda/no-such-bike', 'Bike Not Found'],
  ['/honda/12345', 'Invalid bike slug'],
  ['/bike-detail/999999', 'Bike Not Found'],
  ['/bikes/no-such-bike', 'Used bike not found'],
  ['/bikes?brand=nosuch', 'We couldn’t find this brand'],
  ['/search?q=%00', 'Remove control characters.'],
  ['/honda?page=900', 'This list has no page 900'],
  ['/honda?q=%00', 'Remove control characters.'],
  ['/bikes/bodystyle/tractor', 'Invalid body style selected'],
  ['/bikes/trucks', 'Used bike not found'],
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
  ['/compare-bikes/activa-vs-jupiter-vs-classic-350-vs-cb350-vs-hunter-350', 'You can compare up to 4 bikes'],
] as const;

/** Redirects, and their targets. */
const leadsOn = [
  ['/nobody-makes-this', '/'],
  ['/bikes/brand/nobody-makes-this', '/'],
  ['/compare-bike', '/compare-bikes/classic-350-vs-cb350'],
  ['/compare-electric-bikes', '/compare-electric-bikes/ather-450s-vs-s1-x'],
  ['/compare-bike?bike=activa&bike=jupiter', '/compare-bikes/activa-vs-jupiter'],
  ['/contact', '/contact-us'],
] as const;

const toCome = { '/insurance': 'Insurance', '/news-media': 'News Media', '/reviews': 'Reviews' };

test('each address leads to one page, or says that there is none', async ({ request }) => {
  await test.step('a bike under the brand of another is at its own address', async () => {
    const response = await request.get('/honda/classic-350', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/royal-enfield/classic-350');
  });
  await test.step('an address of something else leads on', async () => {
    for (const [path, target] of leadsOn) {
      const { pathname } = new URL((await request.get(path)).url());
      expect(pathname, path).toBe(target);
    }
    const { id } = (await (await request.get('/api/bikes/classic-350/')).json()) as { id: number };
    expect((await request.get(`/bike-detail/${id}`)).url()).toMatch(/\/royal-enfield\/classic-350$/);
  });
  await test.step('a page that is to come says so', async () => {
    for (const [path, title] of Object.entries(toCome)) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status(), path).toBe(200);
      expect(new RegExp(`<h1[^>]*>${title}</h1>`).test(html), path).toBe(true);
      expect(html.includes('This feature is currently under development'), path).toBe(true);
    }
  });
  await test.step('where there is nothing, the page says so within the frame of the site', async () => {
    for (const [path, text] of missing) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status(), path).toBe(404);
      expect(html.replace(/<script.*?<\/script>/gs, '').includes(text), `${path}: ${text}`).toBe(true);
      expect(html.includes('<header'), path).toBe(true);
    }
  });
  await test.step('an unknown call answers 404 in JSON', async () => {
    const response = await request.get('/api/no-such-call/');
    expect(response.status()).toBe(404);
    expect(await response.json()).toHaveProperty('detail');
  });
  await test.step('the site says that it is well, and which database it stands on', async () => {
    const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
    expect(await (await request.get('/api/health/')).json()).toMatchObject({ status: 'ok', database });
  });
});

test('a used bike that its seller took off is gone, with similar ones in its place', async ({ page }) => {
  await signIn(page);
  const { id, slug, headers } = await listBike(page);
  // The site without a page cache.
  const { uncachedSite } = readAddresses();
  const read = async () => {
    const answer = await page.request.get(`${uncachedSite}/bikes/${slug}`);
    return { status: answer.status(), html: await answer.text() };
  };
  const before = await read();
  expect([before.status, before.html.includes('>Pending<')]).toEqual([200, true]);
  const data = { revision: 1, status: 'withdrawn' };
  expect((await page.request.patch(`/api/used-bikes/${id}/`, { data, headers })).ok()).toBe(true);
  const { status, html } = await read();
  expect(status).toBe(410);
  for (const text of ['This bike is no longer listed', 'Similar used bikes']) expect(html.includes(text)).toBe(true);
});
