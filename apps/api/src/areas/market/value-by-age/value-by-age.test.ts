import { valuesByAgeSchema } from '@dopahiya/domain/market';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { valueBike } from '@dopahiya/engines/valuation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../../core/database/open-database.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

describe('the value of a model by its age', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  const valuesOf = async (slug: string) => {
    const { status, body } = await api.get(`/api/bikes/${slug}/value-by-age/`);
    expect(status).toBe(200);
    return z.parse(valuesByAgeSchema, body);
  };

  it('goes from new to ten years and never rises, and says on what it rests', async () => {
    const { values, as_of, rows, new_price } = await valuesOf('surya-royal-350');
    expect(values.map(({ age }) => age)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const sums = values.map(({ value }) => value);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    expect(values.filter(({ low, value, high }) => low >= value || value >= high)).toEqual([]);
    expect({ as_of, rows }).toEqual({ as_of: todaysModel.month, rows: todaysModel.rows });
    expect(new_price).toBeGreaterThan(0);
  });

  it('is what the engine says of such a bike', async () => {
    const { values, new_price } = await valuesOf('surya-royal-350');
    const price = { amount: new_price ?? 0, kind: 'on-sale' } as const;
    const bike = { slug: 'surya-royal-350', brand: 'surya', electric: false, cc: 349, newPrice: price };
    const valued = valueBike(
      todaysModel,
      { ...bike, year: 2021, km: null, owner: 1, state: null },
      { year: 2026, month: 11 },
    );
    expect(valued).toMatchObject({ value: values[5]?.value });
  });

  it('is not there of what never was', async () => {
    expect((await api.get('/api/bikes/nothing/value-by-age/')).status).toBe(404);
  });
});
