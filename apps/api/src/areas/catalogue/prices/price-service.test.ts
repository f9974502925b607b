import { pricedVariantSchema } from '@dopahiya/domain/bikes';
import { onRoadPriceSchema, statePricesSchema } from '@dopahiya/domain/prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';

const royal = '/api/bikes/surya-royal-350/on-road-price/';

describe('on-road prices', () => {
  let database: Database;
  let api: SeededApp;

  const priceOf = async (path: string, question: unknown) =>
    onRoadPriceSchema.parse((await api.post(path, question)).body);

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, undefined, { limits: testLimits({ reads: { burst: 30, perSecond: 1 } }) });
  });
  afterAll(() => database.close());

  it('prices the cheapest variant line by line, on the day in India', async () => {
    const { status, headers, body } = await api.post(royal, { city: 'Delhi' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const price = onRoadPriceSchema.parse(body);
    expect(price).toMatchObject({
      variant: 'Heritage',
      city: 'Delhi',
      state: 'Delhi',
      ex_showroom_price: 190_000,
      date: '2026-11-21',
      price_month: '2026-06',
      missing: [],
      confidence: expect.stringMatching(/^(high|medium|low)$/),
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const sum = price.lines.reduce((total, { amount }) => total + amount, 0);
    expect(price.on_road_price).toBe(sum);
    expect(sum).toBeGreaterThan(190_000);
  });

  it('prices a variant by name in any case or by id, and a loan as a line of its own', async () => {
    const signals = await priceOf(royal, { city: 'mumbai', variant: 'signals' });
    expect(signals).toMatchObject({ variant: 'Signals', city: 'Mumbai', ex_showroom_price: 210_000 });
    const { body } = await api.get<{ id: number; name: string }[]>('/api/variants/?bike_model=surya-royal-350');
    const id = body.find(({ name }) => name === 'Signals')?.id;
    expect(await priceOf(royal, { city: 'Mumbai', variant: id })).toEqual(signals);
    const onLoan = await priceOf(royal, { city: 'Mumbai', variant: 'Signals', loan: true });
    const added = onLoan.lines.filter(({ key }) => !signals.lines.some((line) => line.key === key));
    expect(added.map(({ key }) => key)).toEqual(['hypothecation']);
  });

  it('prices the model itself when it has no variant', async () => {
    expect(await priceOf('/api/bikes/surya-s1/on-road-price', { city: 'Agra', variant: '' })).toMatchObject({
      variant: null,
      state: 'Uttar Pradesh',
      ex_showroom_price: 61_000,
    });
  });

  it('says what is missing where a price is not known, and makes nothing up', async () => {
    const price = await priceOf('/api/bikes/surya-old/on-road-price/', { city: 'Delhi' });
    expect(price).toMatchObject({ ex_showroom_price: null, on_road_price: null, rto_charges: null });
    expect(price.missing.map(({ key }) => key)).toContain('ex_showroom');
  });

  it.each(['Bombay', 'MUMBAI', ' mumbai ', 'Mumbai, Maharashtra', 'मुंबई'])('finds Mumbai as %j', async (city) => {
    expect((await priceOf(royal, { city })).city).toBe('Mumbai');
  });

  it('takes a city of a shared name by its state', async () => {
    const { status, body } = await api.post(royal, { city: 'Fatehpur' });
    expect([status, body]).toEqual([
      400,
      { city: ['Several cities have this name. Give one of: Fatehpur, Uttar Pradesh; Fatehpur, Rajasthan.'] },
    ]);
    expect((await priceOf(royal, { city: 'fatehpur, rajasthan' })).state).toBe('Rajasthan');
  });

  it.each([
    [{}, 'city'],
    [{ city: '' }, 'city'],
    [{ city: null }, 'city'],
    [{ city: ['Delhi'] }, 'city'],
    [{ city: 'Atlantis' }, 'city'],
    [{ city: "'; drop table cities; --" }, 'city'],
    [{ city: 'a\0b' }, 'city'],
    [{ city: '\uD800' }, 'city'],
    [{ city: 'x'.repeat(121) }, 'city'],
    [{ city: 'Delhi', variant: 'Nobody' }, 'variant'],
    [{ city: 'Delhi', variant: {} }, 'variant'],
    [{ city: 'Delhi', loan: 'yes' }, 'loan'],
  ])('refuses %j and names the field', async (question, field) => {
    const { status, body } = await api.post(royal, question);
    expect([status, body]).toEqual([400, { [field]: [expect.stringMatching(/^[A-Z].*\.$/)] }]);
  });

  it('prices every state, the cheapest first and what cannot be computed last', async () => {
    const { status, body } = await api.get(`${royal}states/?variant=Heritage`);
    expect(status).toBe(200);
    const { states, ...found } = statePricesSchema.parse(body);
    expect(found).toMatchObject({ variant: 'Heritage', date: '2026-11-21', price_month: '2026-06' });
    expect(new Set(states.map(({ state }) => state))).toHaveLength(36);
    const sums = states.map(({ on_road_price }) => on_road_price ?? Number.POSITIVE_INFINITY);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    const delhi = states.find(({ state }) => state === 'Delhi');
    expect(delhi?.on_road_price).toBe((await priceOf(royal, { city: 'Delhi' })).on_road_price);
    const onLoan = statePricesSchema.parse((await api.get(`${royal}states/?variant=Heritage&loan=true`)).body);
    const delhiOnLoan = onLoan.states.find(({ state }) => state === 'Delhi');
    expect(delhiOnLoan?.on_road_price).toBe((await priceOf(royal, { city: 'Delhi', loan: true })).on_road_price);
    expect(delhiOnLoan?.on_road_price).toBeGreaterThan(delhi?.on_road_price ?? 0);
  });

  it('lists the variants of a bike with their prices on the road and their pictures', async () => {
    const { body } = await api.get<unknown[]>('/api/variants/?bike_model=surya-royal-350&city=Mumbai');
    const [heritage, signals] = body.map((variant) => pricedVariantSchema.parse(variant));
    expect(heritage).toMatchObject({
      name: 'Heritage',
      ex_showroom_price: 190_000,
      color_options: [],
    });
    for (const priced of [heritage, signals]) {
      const { on_road_price } = await priceOf(royal, { city: 'Mumbai', variant: priced?.name });
      expect([priced?.name, priced?.on_road_price]).toEqual([priced?.name, on_road_price]);
    }
    expect(signals?.images).toEqual([
      { image_url: expect.stringContaining('/surya-royal-350.night-blue.'), is_primary: true },
    ]);
  });

  it.each([
    ['/api/variants/', 400],
    ['/api/variants/?bike_model=%3Cb%3E', 400],
    ['/api/variants/?bike_model=nobody', 404],
    ['/api/variants/?bike_model=surya-s1&city=Atlantis', 400],
    [`${royal}states/?variant=Nobody`, 400],
    [`${royal}states/?loan=maybe`, 400],
    ['/api/bikes/nobody/on-road-price/states/', 404],
  ])('answers %s with status %i', async (path, status) => {
    expect((await api.get(path)).status).toBe(status);
  });

  it('has no price of a bike that does not exist', async () => {
    expect((await api.post('/api/bikes/nobody/on-road-price/', { city: 'Delhi' })).status).toBe(404);
  });

  it('asks a client that wants too many prices to wait, and no page made in this process', async () => {
    const ask = (address?: string) => api.post<{ detail: string }>(royal, { city: 'Delhi' }, address);
    for (let call = 1; call <= 30; call++) expect((await ask('203.0.113.1')).status).toBe(200);
    const { status, headers, body } = await ask('203.0.113.1');
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    expect(body.detail).toBe('Too many requests from your address. Try again in a second.');
    expect((await ask('203.0.113.2')).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });
});
