import { listingQuerySchema } from '@dopahiya/domain/inputs';
import { usedBikeDetailSchema, usedBikePageSchema } from '@dopahiya/domain/market';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listingPrices, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { writeListings, type WrittenListing } from '../../../testing/write-listings.ts';

const moment = (day: string) => new Date(`2026-11-${day}T12:00:00+05:30`);

const seller = {
  username: 'seller',
  username_key: 'seller',
  email: 'seller@example.test',
  email_key: 'seller@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password_hash: '',
  password_changed_at: moment('01'),
  created_at: moment('01'),
};

const hostileValues = [
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '\0',
  '\u202Eabc\u200F',
  '1e309',
  '99999999999999999999',
  '-1',
  'NaN',
  '<script>',
  '😀'.repeat(60),
  'x'.repeat(4000),
];

/** Three listings by users, two samples, and some that are not shown in lists. */
const written = (user_id: number): WrittenListing[] => [
  { slug: 'sold-one', user_id, status: 'sold', sold_at: moment('05'), expected_price: 30_000 },
  { slug: 'held-one', user_id, status: 'held', reason: 'The number plate is that of another bike.' },
  { slug: 'expired-one', user_id, status: 'expired' },
  { slug: 'withdrawn-one', user_id, status: 'withdrawn' },
  { slug: 'rejected-one', user_id, status: 'rejected', reason: 'There is no such bike.' },
  { slug: 'sample-delhi', expected_price: 24_000, year_of_manufacture: 2019, created_at: moment('02') },
  { slug: 'sample-agra', city: 'agra', bike: 'surya-royal-350', expected_price: 140_000, created_at: moment('03') },
  {
    slug: 'real-pending',
    user_id,
    status: 'pending',
    brand: 'vega',
    bike: 'vega-e1',
    model: 'E1_Plus 100%',
    city: 'mumbai',
    owner: '3rd+',
    condition: 'needs_work',
    km_ridden: 52_000,
    expected_price: 60_000,
    created_at: moment('04'),
    contact: '9000000001',
    loan_remarks: 'Four instalments left.',
  },
  {
    slug: 'real-verified',
    user_id,
    verified_at: moment('06'),
    km_ridden: 4000,
    year_of_manufacture: 2025,
    expected_price: 50_000,
    owner: '2nd',
    created_at: moment('05'),
  },
  { slug: 'real-nowhere', user_id, status: 'pending', brand: 'vega', bike: null, city: null, created_at: moment('01') },
];

const newestFirst = ['real-verified', 'real-pending', 'sample-agra', 'sample-delhi', 'real-nowhere'];

describe.each(testDatabases)('used bikes on $name', ({ open }) => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await open();
    api = await seededApp(database);
    const [user] = await database.orm.insert(users).values(seller).returning({ id: users.id });
    await writeListings(database, written(user?.id ?? 0));
  });
  afterAll(() => database.close());

  const page = async (query: string) => {
    const { status, body } = await api.get(`/api/used-bikes/?${query}`);
    expect(status).toBe(200);
    return usedBikePageSchema.parse(body);
  };
  const slugs = async (query: string) => (await page(query)).results.map(({ slug }) => slug);
  const idOf = async (slug: string) => {
    const [row] = await database.orm.select({ id: listings.id }).from(listings).where(eq(listings.slug, slug));
    return row?.id ?? 0;
  };

  it.each([
    ['', newestFirst],
    ['sort=price-low', ['sample-delhi', 'real-nowhere', 'real-verified', 'real-pending', 'sample-agra']],
    ['sort=price-high', ['sample-agra', 'real-pending', 'real-verified', 'real-nowhere', 'sample-delhi']],
    ['sort=year-new', ['real-verified', 'real-pending', 'sample-agra', 'real-nowhere', 'sample-delhi']],
    ['sort=km-low', ['real-verified', 'sample-agra', 'sample-delhi', 'real-nowhere', 'real-pending']],
    ['brand=vega', ['real-pending', 'real-nowhere']],
    ['brand=vega,surya', newestFirst],
    ['bike=surya-royal-350', ['sample-agra']],
    ['city=Delhi', ['real-verified', 'sample-delhi']],
    ['city=Bombay', ['real-pending']],
    ['min_price=0&max_price=25000', ['sample-delhi']],
    ['min_price=100000', ['sample-agra']],
    ['min_year=2023', ['real-verified']],
    ['max_year=2019', ['sample-delhi']],
    ['min_year=100000', []],
    ['max_year=100000&max_km=99999999999', newestFirst],
    ['max_km=5000', ['real-verified']],
    ['owner=2nd', ['real-verified']],
    ['owner=3rd%2B', ['real-pending']],
    ['owner=3rd+', ['real-pending']],
    ['owner=2nd,3rd%2B', ['real-verified', 'real-pending']],
    ['condition=needs_work', ['real-pending']],
    ['verified=true', ['real-verified']],
    ['verified=false', ['real-pending', 'sample-agra', 'sample-delhi', 'real-nowhere']],
    ['search=vega', ['real-pending', 'real-nowhere']],
    ['search=2025', ['real-verified']],
    ['search=Agra+Surya', ['sample-agra']],
    ['search=e1-plus', ['real-pending']],
    ['search=nothing+of+that', []],
    ['near=Delhi', ['real-verified', 'sample-delhi']],
    ['near=Delhi&within=250&sort=nearest', ['real-verified', 'sample-delhi', 'sample-agra']],
    ['limit=2&page=2', ['sample-agra', 'sample-delhi']],
  ])('lists for %j', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('says how far a bike stands from the city that was asked for', async () => {
    const { results } = await page('near=delhi&within=250&sort=nearest');
    expect(results.map(({ distance }) => distance)).toEqual([0, 0, 177]);
    expect((await page('')).results[0]?.distance).toBeNull();
  });

  it('lists nothing that is sold, held, expired, withdrawn or rejected', async () => {
    const statuses = (await page('limit=100')).results.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['active', 'pending']));
  });

  it('counts what was verified without samples, whatever else is asked for', async () => {
    expect((await page('brand=vega')).verified_count).toBe(1);
  });

  it('counts all cities where those near one are listed: another one is chosen instead of it', async () => {
    const { facets } = await page('facets=true&near=mumbai&within=50');
    expect(facets?.city.map(({ value }) => value).toSorted()).toEqual(['agra', 'delhi', 'mumbai']);
  });

  it('counts each facet with the conditions of the others', async () => {
    const { facets } = await page('facets=true&brand=vega&near=delhi&within=250');
    expect(facets?.brand).toEqual([{ value: 'surya', name: 'Surya', count: 3 }]);
    expect(facets?.within.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    const all = (await page('facets=true')).facets;
    expect(all?.price.map(({ value, count }) => [value, count])).toEqual([
      ['0-25000', 1],
      ['25000-50000', 2],
      ['50000-100000', 2],
      ['100000-9999999', 1],
    ]);
    expect(all?.city).toEqual([
      { value: 'delhi', name: 'Delhi', count: 2 },
      { value: 'agra', name: 'Agra', count: 1 },
      { value: 'mumbai', name: 'Mumbai', count: 1 },
    ]);
    expect(all?.min_year.map(({ value, count }) => [value, count])).toEqual([
      ['2025', 1],
      ['2023', 1],
      ['2021', 4],
      ['2018', 5],
      ['2016', 5],
    ]);
    expect(all?.max_km[0]).toEqual({ value: '5000', name: 'Up to 5,000 km', count: 1 });
    expect(all?.owner.map(({ count }) => count)).toEqual([3, 1, 1]);
    expect(all?.condition.at(-1)).toEqual({ value: 'needs_work', name: 'Needs work', count: 1 });
    expect(all?.verified).toEqual([
      { value: 'true', name: 'Verified', count: 1 },
      { value: 'false', name: 'Not verified', count: 4 },
    ]);
    expect(all?.within).toEqual([]);
  });

  it('asks a few statements, however many listings a page has, and counts once a minute', async () => {
    const fresh = await seededApp(database);
    const ask = () => countQueries(database, () => fresh.get('/api/used-bikes/?facets=true&limit=100'));
    const [first, second] = [await ask(), await ask()];
    expect(first.queries).toBeLessThanOrEqual(4);
    expect(second.queries).toBeLessThanOrEqual(1);
    expect([first.waits, second.waits]).toEqual([1, 1]);
  });

  it('shows what is known of one, by slug and by id', async () => {
    for (const key of ['real-verified', await idOf('real-verified')]) {
      const { status, body } = await api.get(`/api/used-bikes/${key}/`);
      expect(status).toBe(200);
      expect(usedBikeDetailSchema.parse(body)).toMatchObject({
        slug: 'real-verified',
        brand_details: { slug: 'surya', name: 'Surya' },
        city_name: 'Delhi',
        state: 'Delhi',
        status: 'active',
        is_verified: true,
        is_sample: false,
        catalogue_bike: {
          slug: 'surya-s1',
          brand_slug: 'surya',
          status: 'on_sale',
          price: 61_000,
          price_month: '2026-06',
        },
        price_history: [{ price: 50_000, since: '2026-11-05T06:30:00.000Z' }],
      });
    }
  });

  it('draws a bike without photos, and says that it is a drawing', async () => {
    const { body } = await api.get('/api/used-bikes/sample-delhi/');
    const { images, drawing, is_sample } = usedBikeDetailSchema.parse(body);
    expect(is_sample).toBe(true);
    expect(drawing?.width).toBeGreaterThan(1000);
    expect(images).toEqual([
      { id: null, address: expect.stringMatching(/^\/media\/drawings\/surya-s1\./), photo: null, is_drawing: true },
    ]);
    expect((await api.app.request(String(images[0]?.address))).status).toBe(200);
  });

  it('shows photos in their order, the cover first, and no drawing beside them', async () => {
    const listing_id = await idOf('real-verified');
    const size = { listing_id, widths: [480, 960], width: 960, height: 720, added_at: moment('06') };
    await database.orm.insert(listingPhotos).values([
      { ...size, position: 1, key: 'file-2', shown_as: 'second' },
      { ...size, position: 0, key: 'file-1', shown_as: 'cover' },
    ]);
    const [row] = (await page('verified=true')).results;
    expect(row?.images.map(({ address }) => address)).toEqual([
      '/media/listings/cover-960.jpg',
      '/media/listings/second-960.jpg',
    ]);
    await database.orm.delete(listingPhotos);
  });

  it('tells the prices that were asked over time', async () => {
    const listing_id = await idOf('real-pending');
    await database.orm.insert(listingPrices).values([
      { listing_id, price: 60_000, since: moment('08') },
      { listing_id, price: 66_000, since: moment('04') },
    ]);
    const { body } = await api.get('/api/used-bikes/real-pending/');
    expect(usedBikeDetailSchema.parse(body).price_history.map(({ price }) => price)).toEqual([66_000, 60_000]);
    await database.orm.delete(listingPrices);
  });

  it('keeps a sold one at its address', async () => {
    const { body } = await api.get('/api/used-bikes/sold-one/');
    expect(usedBikeDetailSchema.parse(body)).toMatchObject({ status: 'sold', sold_at: '2026-11-05T06:30:00.000Z' });
  });

  it.each([
    ['held-one', 410],
    ['expired-one', 410],
    ['withdrawn-one', 410],
    ['rejected-one', 410],
    ['no-such-bike', 404],
    ['99999999', 404],
    ["'; drop table", 404],
  ])('shows others nothing at %s, and answers %i', async (key, status) => {
    const answer = await api.get(`/api/used-bikes/${encodeURIComponent(key)}/`);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      detail: status === 410 ? 'This bike is no longer listed.' : 'We couldn’t find this used bike.',
      request_id: expect.any(String),
    });
  });

  it('tells others neither how its seller is reached nor what they say of their loan', async () => {
    const { body } = await api.get('/api/used-bikes/real-pending/');
    expect(JSON.stringify(body)).not.toMatch(/9000000001|instalments|contact|user|revision/);
  });

  it('shows what is not known as not known', async () => {
    const row = (await page('brand=vega')).results.at(-1);
    expect(row).toMatchObject({
      slug: 'real-nowhere',
      city_name: null,
      catalogue_bike: null,
      images: [],
      drawing: null,
    });
  });

  it.each([
    ['min_price=2&max_price=1', ['min_price']],
    ['min_year=2024&max_year=2020', ['min_year']],
    ['min_price=cheap', ['min_price']],
    ['max_km=-5', ['max_km']],
    ['max_km=1&max_km=2', ['max_km']],
    ['owner=4th', ['owner']],
    ['condition=perfect', ['condition']],
    ['verified=maybe', ['verified']],
    ['sort=best', ['sort']],
    ['sort=nearest', ['sort']],
    ['within=50', ['within']],
    ['near=Atlantis', ['near']],
    ['city=Atlantis', ['city']],
    ['brand=nobody', ['brand']],
    ['bike=nothing', ['bike']],
    ['page=0', ['page']],
    [`search=${'x'.repeat(101)}`, ['search']],
    ['owner=4th&sort=best&page=x', ['page', 'owner', 'sort']],
  ])('refuses %j and says so of each field', async (query, fields) => {
    const { status, body } = await api.get<object>(`/api/used-bikes/?${query}`);
    expect(status).toBe(400);
    expect(
      Object.keys(body)
        .filter((name) => name !== 'request_id')
        .toSorted(),
    ).toEqual(fields.toSorted());
  });

  it('has an answer to every hostile text in every parameter', async () => {
    for (const name of Object.keys(listingQuerySchema.shape))
      for (const text of hostileValues) {
        const { status } = await api.get(`/api/used-bikes/?${name}=${encodeURIComponent(text)}`);
        expect([200, 400, 404], `${name}=${text}`).toContain(status);
      }
  });

  it('has no page beyond the end', async () => {
    expect((await api.get('/api/used-bikes/?page=9')).status).toBe(404);
  });

  it('may stay in a cache for half a minute', async () => {
    for (const path of ['', 'real-verified/'])
      expect((await api.get(`/api/used-bikes/${path}`)).headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=30',
      );
  });

  it('leaves samples out where the owner of the site wants none', async () => {
    const services = await seededServices(database, moment('21'), { market: { withSamples: false } });
    const { rows } = await services.listings.list(listingQuerySchema.parse({}));
    expect(rows.map(({ listing }) => listing.slug)).toEqual(['real-verified', 'real-pending', 'real-nowhere']);
    await expect(services.listings.detail('sample-delhi')).rejects.toMatchObject({ status: 404 });
  });
});
