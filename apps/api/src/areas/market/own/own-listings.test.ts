import { ownUsedBikeSchema, usedBikeDetailSchema, usedBikePageSchema } from '@dopahiya/domain/market';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { listingPrices, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { writeListings } from '../../../testing/write-listings.ts';
import { MAX_LISTINGS_ON_SALE } from './own-listing-repository.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
const ravi = { ...asha, username: 'ravi', email: 'ravi@example.test', first_name: 'Ravi' };

const draft = {
  brand: 'vega',
  model: '110',
  version: null,
  year_of_manufacture: 2021,
  km_ridden: 18_400,
  color: 'Grey',
  city: 'delhi',
  registration_location: 'DL01',
  owner: '1st',
  condition: 'good',
  expected_price: 52_000,
  is_price_negotiable: true,
  is_insured: true,
  insurance_expiry_date: '2027-03-31',
  is_loan_active: false,
  loan_provider: '',
  loan_remarks: null,
  description: 'One owner, serviced at the dealer, bills are there.',
  contact: '+91 98765 43210',
};

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('listings of sellers', () => {
  let database: Database;
  let api: SeededApp;
  let seller: AccountBrowser;
  let other: AccountBrowser;
  const now = new Date(noon);

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({ writes: plenty, listings: plenty, signIns: plenty, registrations: plenty });
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' });
  });
  beforeEach(async () => {
    now.setTime(noon);
    await database.orm.delete(users);
    await database.orm.delete(listings);
    [seller, other] = [await newSeller(asha), await newSeller(ravi)];
  });
  afterAll(() => database.close());

  const newSeller = async (person: typeof asha) => {
    const browser = new AccountBrowser(api.app);
    await browser.post('users/register/', person);
    await database.orm.update(users).set({ email_verified_at: now }).where(eq(users.email, person.email));
    expect((await browser.signIn(person)).status).toBe(200);
    return browser;
  };
  const add = async (changes: object = {}) => {
    const { status, body } = await seller.post('used-bikes/', { ...draft, ...changes });
    expect([status, body]).toEqual([201, { id: expect.any(Number), slug: expect.any(String) }]);
    return { id: Number(body['id']), slug: String(body['slug']) };
  };
  const wait = async (days: number) => {
    now.setTime(now.getTime() + days * 86_400_000);
    await seller.signIn();
  };
  const patch = (id: number, changes: object) => seller.send('PATCH', `used-bikes/${id}/`, changes);
  const own = async (id: number) =>
    ownUsedBikeSchema.parse((await seller.send('GET', `used-bikes/my_bikes/${id}/`)).body);
  const shown = async () => usedBikePageSchema.parse((await api.get('/api/used-bikes/?facets=true')).body);
  const force = (id: number, facts: Partial<typeof listings.$inferInsert>) =>
    database.orm.update(listings).set(facts).where(eq(listings.id, id));
  const fieldsOf = ({ status, body }: { status: number; body: object }) => {
    expect(status).toBe(400);
    return Object.keys(body).filter((name) => name !== 'request_id');
  };

  it('lists a bike, which its seller and others see at once, marked as pending', async () => {
    const { id, slug } = await add();
    expect(slug).toMatch(/^vega-110-2021-[0-9a-f]{8}$/);
    expect(await own(id)).toMatchObject({
      slug,
      model: '110',
      version: null,
      city_name: 'Delhi',
      status: 'pending',
      is_verified: false,
      is_sample: false,
      contact: '9876543210',
      loan_provider: null,
      revision: 1,
      expires_at: '2027-01-20T06:30:00.000Z',
      catalogue_bike: { slug: 'vega-110', brand_slug: 'vega' },
      price_history: [{ price: 52_000, since: '2026-11-21T06:30:00.000Z' }],
      view_count: 0,
    });
    const { results, facets } = await shown();
    expect(results.map((bike) => [bike.slug, bike.status, bike.is_verified])).toEqual([[slug, 'pending', false]]);
    expect(facets?.brand).toEqual([{ value: 'vega', name: 'Vega', count: 1 }]);
    const { body } = await api.get(`/api/used-bikes/${slug}/`);
    expect(usedBikeDetailSchema.parse(body)).toMatchObject({ slug, status: 'pending' });
    expect(JSON.stringify(body)).not.toContain('9876543210');
  });

  it('needs somebody who is signed in for each call that is about own listings', async () => {
    const stranger = new AccountBrowser(api.app);
    const calls = [
      ['POST', 'used-bikes/', draft],
      ['GET', 'used-bikes/my_bikes/'],
      ['GET', 'used-bikes/my_bikes/1/'],
      ['PATCH', 'used-bikes/1/', { revision: 1 }],
      ['DELETE', 'used-bikes/1/'],
    ] as const;
    for (const [method, path, json] of calls)
      expect((await stranger.send(method, path, json)).status, `${method} ${path}`).toBe(401);
  });

  describe('somebody else’s listing', () => {
    it.each([
      ['read', 'GET', 'my_bikes/', undefined],
      ['edited', 'PATCH', '', { revision: 1, expected_price: 1000 }],
      ['sold', 'PATCH', '', { revision: 1, status: 'sold' }],
      ['withdrawn', 'PATCH', '', { revision: 1, status: 'withdrawn' }],
      ['renewed', 'PATCH', '', { revision: 1, status: 'active' }],
      ['deleted', 'DELETE', '', undefined],
    ])('is not %s', async (_, method, within, json) => {
      const { id } = await add();
      const before = await own(id);
      const { status, body } = await other.send(method, `used-bikes/${within}${id}/`, json);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toMatch(/9876543210|vega/i);
      expect(await own(id)).toEqual(before);
    });

    it('does not stand among one’s own', async () => {
      await add();
      expect((await other.send('GET', 'used-bikes/my_bikes/')).body).toMatchObject({ count: 0, results: [] });
    });

    it('may have been sent with the same key', async () => {
      const submission_key = 'a-key-of-a-browser';
      const { id } = await add({ submission_key });
      const { status, body } = await other.post('used-bikes/', { ...draft, submission_key });
      expect(status).toBe(201);
      expect(body['id']).not.toBe(id);
    });
  });

  it('is one listing, however often it is sent with one key, and at once', async () => {
    const sent = { ...draft, submission_key: '6f6c1f0a-2c52-4bd0-9a53-5f8f5b1f1c11' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => seller.post('used-bikes/', sent)));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await database.orm.select().from(listingPrices)).toHaveLength(1);
  });

  it('takes as many on sale as one may have, and says so beyond', async () => {
    // The account must be old enough: this many listings of a new one would be held.
    await database.orm.update(users).set({ created_at: new Date(noon - 60 * 86_400_000) });
    await Promise.all(Array.from({ length: MAX_LISTINGS_ON_SALE }, () => add()));
    const { status, body } = await seller.post('used-bikes/', draft);
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('the maximum')]);
    const [first] = (await seller.send('GET', 'used-bikes/my_bikes/')).body['results'] as { id: number }[];
    expect((await patch(first?.id ?? 0, { revision: 1, status: 'withdrawn' })).status).toBe(200);
    await add();
    const back = await patch(first?.id ?? 0, { revision: 2, status: 'active' });
    expect(back).toMatchObject({ status: 400, body: { detail: expect.stringContaining('the maximum') } });
  });

  it('counts listings on hold among those', async () => {
    await database.orm.update(users).set({ created_at: new Date(noon - 60 * 86_400_000) });
    const [held] = await Promise.all(Array.from({ length: MAX_LISTINGS_ON_SALE }, () => add()));
    await force(held?.id ?? 0, { status: 'held', reason: 'Several people report it.' });
    const { status, body } = await seller.post('used-bikes/', draft);
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('the maximum')]);
  });

  it('takes names and ids of brand and city, and a model that the catalogue does not have', async () => {
    const { id } = await add({ brand: 'Vega', city: 'Bombay', model: 'Vega 110', version: 'Deluxe' });
    expect(await own(id)).toMatchObject({ city_name: 'Mumbai', catalogue_bike: { slug: 'vega-110' } });
    const { id: unknown } = await add({ model: 'Something Old' });
    expect(await own(unknown)).toMatchObject({ model: 'Something Old', catalogue_bike: null, images: [] });
  });

  it.each([
    ['a brand that is not known', { brand: 'nobody' }, ['brand']],
    ['a city that is not known', { city: 'Atlantis' }, ['city']],
    ['both', { brand: 'nobody', city: 'Atlantis' }, ['brand', 'city']],
    ['no model', { model: '  ' }, ['model']],
    ['a long model', { model: 'x'.repeat(81) }, ['model']],
    ['a year too long ago', { year_of_manufacture: 2010 }, ['year_of_manufacture']],
    ['a year to come', { year_of_manufacture: 2027 }, ['year_of_manufacture']],
    ['half a kilometre', { km_ridden: 10.5 }, ['km_ridden']],
    ['fewer than no kilometres', { km_ridden: -1 }, ['km_ridden']],
    ['more kilometres than a bike goes', { km_ridden: 1_000_000 }, ['km_ridden']],
    ['a price of one rupee', { expected_price: 1 }, ['expected_price']],
    ['a price without end', { expected_price: 10_000_000 }, ['expected_price']],
    ['a price that is no number', { expected_price: 'NaN' }, ['expected_price']],
    ['a colour of its own', { color: 'Pink' }, ['color']],
    ['a fourth owner', { owner: '4th' }, ['owner']],
    ['a condition of its own', { condition: 'mint' }, ['condition']],
    ['an insurance without its day', { insurance_expiry_date: null }, ['insurance_expiry_date']],
    ['an insurance that has ended', { insurance_expiry_date: '2026-11-20' }, ['insurance_expiry_date']],
    ['an insurance for ever', { insurance_expiry_date: '2099-01-01' }, ['insurance_expiry_date']],
    ['a day that is none', { insurance_expiry_date: '2027-02-30' }, ['insurance_expiry_date']],
    ['a loan of nobody', { is_loan_active: true }, ['loan_provider']],
    ['no words that anybody sees', { description: ' \u200B\u2800 ' }, ['description']],
    ['10,000 characters', { description: 'x'.repeat(10_000) }, ['description']],
    ['control characters', { registration_location: 'DL\u00070' }, ['registration_location']],
    ['the character NUL', { model: 'a\0b' }, ['model']],
    ['nine digits', { contact: '987654321' }, ['contact']],
    ['a list', { model: ['Activa'] }, ['model']],
    ['a short key', { submission_key: 'x' }, ['submission_key']],
    ['several at once', { owner: '', condition: '', contact: '' }, ['owner', 'condition', 'contact']],
  ])('refuses %s and says so of its field', async (_, changes, fields) => {
    const answer = await seller.post('used-bikes/', { ...draft, ...changes });
    expect(fieldsOf(answer).toSorted()).toEqual(fields.toSorted());
    const { id } = await add();
    if ('submission_key' in changes || fields.length > 2) return;
    expect(fieldsOf(await patch(id, { revision: 1, ...changes })).toSorted()).toEqual(fields.toSorted());
    expect((await own(id)).revision).toBe(1);
  });

  it('names every field that is missing at once', async () => {
    const required = ['brand', 'model', 'year_of_manufacture', 'km_ridden', 'city', 'registration_location', 'owner'];
    expect(fieldsOf(await seller.post('used-bikes/', {})).toSorted()).toEqual(
      [...required, 'condition', 'expected_price', 'description', 'contact'].toSorted(),
    );
  });

  it('refuses years in which the model was not made, when listed and when changed', async () => {
    const since = ['The E1_Plus 100% has been sold since 2026. Give a year from 2026, or check the model.'];
    const refused = { status: 400, body: { year_of_manufacture: since } };
    const e1 = { model: 'Vega E1 Plus 100', year_of_manufacture: 2021 };
    expect(await seller.post('used-bikes/', { ...draft, ...e1 })).toMatchObject(refused);
    const { id } = await add();
    expect(await patch(id, { revision: 1, model: e1.model })).toMatchObject(refused);
    await add({ ...e1, year_of_manufacture: 2026 });
  });

  it.each(['vega 110', '110 cc', '1 10', '１１０'])('links a model that is written as %j', async (model) => {
    const { id } = await add({ model });
    expect(await database.orm.select({ bike: listings.bike_id }).from(listings).where(eq(listings.id, id))).toEqual([
      { bike: expect.any(Number) },
    ]);
  });

  it('keeps markup as text, and takes away what nobody sees', async () => {
    const description = '<script>alert(1)</script> runs well,\r\nand \u2060has bills.';
    const { id } = await add({ description, model: '1\u200B10' });
    expect(await own(id)).toMatchObject({
      description: '<script>alert(1)</script> runs well,\nand has bills.',
      model: '110',
    });
  });

  it('changes the price, and remembers each', async () => {
    const { id, slug } = await add();
    await wait(1);
    const { status, body } = await patch(id, { revision: 1, expected_price: 49_000 });
    expect([status, ownUsedBikeSchema.parse(body)]).toEqual([
      200,
      expect.objectContaining({ expected_price: 49_000, revision: 2, updated_at: '2026-11-22T06:30:00.000Z' }),
    ]);
    await patch(id, { revision: 2, is_price_negotiable: false });
    const detail = usedBikeDetailSchema.parse((await api.get(`/api/used-bikes/${slug}/`)).body);
    expect(detail.price_history.map(({ price }) => price)).toEqual([52_000, 49_000]);
  });

  it('forgets insurance and loan that are turned off, and clears what is emptied', async () => {
    const { id } = await add({
      version: 'Deluxe',
      is_loan_active: true,
      loan_provider: 'A bank',
      loan_remarks: 'Two left.',
    });
    await patch(id, { revision: 1, is_insured: false, is_loan_active: false, version: '', color: null });
    expect(await own(id)).toMatchObject({
      insurance_expiry_date: null,
      loan_provider: null,
      loan_remarks: null,
      version: null,
      color: null,
    });
  });

  it('writes nothing over what was changed meanwhile, and answers both texts', async () => {
    const { id } = await add();
    await patch(id, { revision: 1, description: 'What the first window says of this bike.' });
    const sent = { revision: 1, description: 'What the second window says of this bike.' };
    const { status, body } = await patch(id, sent);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: expect.stringContaining('Check the new version'),
      current: { description: 'What the first window says of this bike.', revision: 2 },
      sent,
    });
    expect((await own(id)).revision).toBe(2);
  });

  it('takes one of two changes that come at once', async () => {
    const { id } = await add();
    const prices = [45_000, 46_000, 47_000, 48_000];
    const answers = await Promise.all(prices.map((expected_price) => patch(id, { revision: 1, expected_price })));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect((await own(id)).price_history).toHaveLength(2);
  });

  it.each([
    ['a higher price', { expected_price: 53_000 }],
    ['the price is negotiable or not', { is_price_negotiable: false }],
    ['another telephone number', { contact: '9000000000' }],
  ])('stays verified after a change: %s', async (_, changes) => {
    const { id } = await add();
    await force(id, { status: 'active', verified_at: now });
    expect((await patch(id, { revision: 1, ...changes })).body).toMatchObject({ status: 'active', is_verified: true });
  });

  it.each<[string, object, object?]>([
    ['the distance ridden', { km_ridden: 1000 }],
    ['the model', { model: '125' }],
    ['the description', { description: 'Pay a token by UPI first.' }],
    ['a lower price', { expected_price: 51_000 }],
    ['the city', { city: 'agra' }],
    ['a loan', { is_loan_active: true, loan_provider: 'A bank' }],
    [
      'what is said of a loan',
      { loan_remarks: 'Pay the rest to the bank.' },
      { is_loan_active: true, loan_provider: 'A bank' },
    ],
  ])('is no longer verified after a change of what was checked: %s', async (_, changes, before) => {
    const { id } = await add();
    await force(id, { status: 'active', verified_at: now, ...before });
    expect((await patch(id, { revision: 1, ...changes })).body).toMatchObject({
      status: 'pending',
      is_verified: false,
    });
  });

  it('marks a bike as sold: it is gone from lists, and stays at its address', async () => {
    const { id, slug } = await add();
    await shown();
    expect((await patch(id, { revision: 1, status: 'sold', sold_price: 50_500 })).body).toMatchObject({
      status: 'sold',
      sold_price: 50_500,
      sold_at: '2026-11-21T06:30:00.000Z',
    });
    expect((await shown()).count).toBe(0);
    const { body } = await api.get(`/api/used-bikes/${slug}/`);
    expect(body).toMatchObject({ status: 'sold' });
    expect(JSON.stringify(body)).not.toContain('50500');
  });

  it.each([
    ['edited', { expected_price: 40_000 }, 'detail'],
    ['sold again', { status: 'sold' }, 'status'],
    ['withdrawn', { status: 'withdrawn' }, 'status'],
    ['put on sale again', { status: 'active' }, 'status'],
  ])('a sold bike is not %s after a day', async (_, changes, field) => {
    const { id } = await add();
    await patch(id, { revision: 1, status: 'sold' });
    await wait(1);
    const { status, body } = await patch(id, { revision: 2, ...changes });
    expect([status, JSON.stringify(body[field])]).toEqual([400, expect.stringContaining('This bike is sold')]);
    expect(await own(id)).toMatchObject({ status: 'sold', sold_price: null, revision: 2 });
  });

  it('takes back for a day that a bike is sold', async () => {
    const { id } = await add();
    await patch(id, { revision: 1, status: 'sold', sold_price: 50_500 });
    now.setTime(noon + 86_400_000 - 1);
    await seller.signIn();
    expect((await patch(id, { revision: 2, status: 'active' })).body).toMatchObject({
      status: 'pending',
      sold_price: null,
      sold_at: null,
      expires_at: new Date(noon + 60 * 86_400_000).toISOString(),
    });
    expect((await shown()).count).toBe(1);
  });

  it('withdraws a listing, which others then do not find, and puts it on sale again for 60 days', async () => {
    const { id, slug } = await add();
    await patch(id, { revision: 1, status: 'withdrawn' });
    expect((await api.get(`/api/used-bikes/${slug}/`)).status).toBe(410);
    expect((await own(id)).status).toBe('withdrawn');
    await wait(10);
    expect((await patch(id, { revision: 2, status: 'active' })).body).toMatchObject({
      status: 'pending',
      expires_at: '2027-01-30T06:30:00.000Z',
    });
    expect((await shown()).count).toBe(1);
  });

  it('tells the seller why a listing is held; what they mend stays held', async () => {
    const { id, slug } = await add();
    await force(id, { status: 'held', reason: 'The number plate is that of another bike.' });
    expect((await api.get(`/api/used-bikes/${slug}/`)).status).toBe(410);
    expect(
      (await patch(id, { revision: 1, description: 'The plate is right now, see the papers.' })).body,
    ).toMatchObject({
      status: 'held',
      reason: 'The number plate is that of another bike.',
    });
    for (const status of ['sold', 'withdrawn', 'active'])
      expect(fieldsOf(await patch(id, { revision: 2, status }))).toEqual(['status']);
  });

  it('looks at one that was rejected and is changed before others see it again', async () => {
    const { id } = await add();
    await force(id, { status: 'rejected', reason: 'There is no such bike.' });
    expect((await patch(id, { revision: 1, model: 'E2' })).body).toMatchObject({
      status: 'held',
      reason: expect.stringContaining('We’ll check it'),
    });
  });

  it.each([
    ['what became of it with what it says', { status: 'sold', expected_price: 40_000 }, ['status']],
    ['what it was sold for with nothing sold', { sold_price: 40_000 }, ['sold_price']],
    ['a status of its own', { status: 'verified' }, ['status']],
    ['no revision', { revision: undefined, expected_price: 40_000 }, ['revision']],
  ])('refuses %s', async (_, changes, fields) => {
    const { id } = await add();
    expect(fieldsOf(await patch(id, { revision: 1, ...changes }))).toEqual(fields);
  });

  it('cannot verify or feature itself', async () => {
    const { id } = await add({ is_verified: true, is_featured: true, status: 'active' });
    await patch(id, { revision: 1, is_verified: true, is_sample: true, is_price_negotiable: false });
    expect(await own(id)).toMatchObject({
      is_verified: false,
      is_featured: false,
      is_sample: false,
      status: 'pending',
    });
  });

  it('deletes a listing with its prices', async () => {
    const { id, slug } = await add();
    expect(await seller.send('DELETE', `used-bikes/${id}/`)).toMatchObject({ status: 200, body: { done: true } });
    expect((await api.get(`/api/used-bikes/${slug}/`)).status).toBe(404);
    expect((await seller.send('DELETE', `used-bikes/${id}/`)).status).toBe(404);
    expect(await database.orm.select().from(listingPrices)).toEqual([]);
  });

  it('pages own listings, the newest first', async () => {
    for (const model of ['One', 'Two', 'Three']) {
      await add({ model });
      now.setTime(now.getTime() + 1000);
    }
    const models = async (query: string) =>
      ((await seller.send('GET', `used-bikes/my_bikes/?${query}`)).body['results'] as { model: string }[]).map(
        ({ model }) => model,
      );
    expect(await models('')).toEqual(['Three', 'Two', 'One']);
    expect(await models('limit=2&page=2')).toEqual(['One']);
  });

  it('goes with its seller’s account, and stands in what they take away', async () => {
    const { slug } = await add();
    await writeListings(database, [{ slug: 'sample-that-stays' }]);
    const { body } = await seller.send('GET', 'users/me/export/');
    expect(body['listings']).toEqual([
      expect.objectContaining({ slug, contact: '9876543210', prices: [expect.objectContaining({ price: 52_000 })] }),
    ]);
    await seller.send('DELETE', 'users/me/', { password: asha.password });
    expect((await database.orm.select().from(listings)).map((row) => row.slug)).toEqual(['sample-that-stays']);
    expect(await database.orm.select().from(listingPrices)).toEqual([]);
  });
});
