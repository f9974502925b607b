import { usedBikeValuationSchema } from '@dopahiya/domain/market';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

const bike = { brand: 'surya', model: 'surya-s1', year_of_manufacture: 2023, km_ridden: 12_000, city: 'delhi' };

describe('used-bikes/valuation/', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  const ask = (facts: object = {}) => api.post('/api/used-bikes/valuation/', { ...bike, ...facts });
  const value = async (facts: object = {}) => {
    const { status, body } = await ask(facts);
    expect(status).toBe(200);
    return usedBikeValuationSchema.parse(body);
  };

  it('answers with an estimate of ±10 %, the span of 8 in 10, and how sure that is', async () => {
    const valued = await value();
    expect(valued).toMatchObject({
      basis: 'on-sale',
      new_price: 61_000,
      new_price_month: '2026-06',
      as_of: todaysModel.month,
      rows: todaysModel.rows,
      detail: null,
      deal: null,
    });
    expect(valued.confidence).toBeGreaterThanOrEqual(70);
    expect(valued.confidence).toBeLessThanOrEqual(95);
    expect(valued.min_price! / valued.value!).toBeCloseTo(0.9, 2);
    expect(valued.max_price! / valued.value!).toBeCloseTo(1.1, 2);
    expect(valued.low!).toBeLessThan(valued.min_price!);
    expect(valued.high!).toBeGreaterThan(valued.max_price!);
  });

  it('gives the same answer twice, however the model is named, and asks the database little', async () => {
    const first = await value();
    expect(await value()).toEqual(first);
    expect(await value({ brand: 'Surya', model: 'S1' })).toEqual(first);
    expect((await countQueries(database, () => ask())).queries).toBeLessThanOrEqual(4);
  });

  it('says how an asked price stands', async () => {
    const { value: worth } = await value();
    const asked = Math.round(worth! * 1.02);
    const { deal } = await value({ expected_price: asked });
    expect(deal).toMatchObject({ grade: 'fair', difference: asked - worth!, value: worth, is_unusually_low: false });
    expect((await value({ expected_price: 5000 })).deal).toMatchObject({ grade: 'great', is_unusually_low: true });
    expect((await value({ expected_price: 500_000 })).deal).toMatchObject({ grade: 'high' });
  });

  it('gives a rough guide, the span alone, where it is not sure', async () => {
    const rough = await value({ year_of_manufacture: 2008, km_ridden: 90_000, expected_price: 20_000 });
    expect(rough).toMatchObject({ value: null, min_price: null, max_price: null, confidence: null, deal: null });
    expect(rough.low).toBeGreaterThan(0);
    expect(rough.high).toBeGreaterThan(rough.low!);
  });

  it('says that it does not know a model, and gives no number', async () => {
    const unknown = await value({ model: 'Moonbeam 9' });
    expect(unknown).toMatchObject({ value: null, low: null, high: null, confidence: null, basis: null });
    expect(unknown.detail).toMatch(/no estimate/);
  });

  it.each([
    ['a year to come', { year_of_manufacture: 2031 }, 'year_of_manufacture', /in the future/],
    ['a bike of 1960', { year_of_manufacture: 1960 }, 'year_of_manufacture', /more than 25 years/],
    ['9,00,000 km', { km_ridden: 900_000 }, 'km_ridden', /up to 3,00,000/],
    ['less than no km', { km_ridden: -5 }, 'km_ridden', /0 or more/],
    ['a price of 0', { expected_price: 0 }, 'expected_price', /above ₹0/],
    ['no year', { year_of_manufacture: 'new' }, 'year_of_manufacture', /four digits/],
    ['a brand that is not known', { brand: 'Atlantis' }, 'brand', /couldn’t find this brand/],
    ['a city that is not known', { city: 'Atlantis' }, 'city', /couldn’t find this city/],
    ['another owner', { owner: '9th' }, 'owner', /one of/],
    ['no model', { model: ' ' }, 'model', /Enter the model/],
  ])('answers %s with a sentence, never a number', async (_, facts, field, sentence) => {
    const { status, body } = await ask(facts);
    expect(status).toBe(400);
    expect(body).toMatchObject({ [field]: [expect.stringMatching(sentence)] });
    expect(body).not.toHaveProperty('value');
  });

  it('refuses years in which the model was not made', async () => {
    const { status, body } = await ask({ brand: 'vega', model: 'E1 Plus 100', year_of_manufacture: 2021 });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ year_of_manufacture: [expect.stringContaining('has been sold since 2026')] }),
    ]);
  });

  it('has an answer to hostile texts', async () => {
    for (const text of ["' or 1=1 --", '\u202Eabc', '😀'.repeat(60), 'x'.repeat(4000), '1e309', '<script>'])
      for (const name of ['brand', 'model', 'city', 'owner', 'km_ridden', 'year_of_manufacture', 'expected_price'])
        expect([200, 400], `${name}=${text}`).toContain((await ask({ [name]: text })).status);
  });

  it('is kept by no cache', async () => {
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
  });
});
