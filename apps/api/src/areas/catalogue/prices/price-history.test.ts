import { type PriceHistory, priceHistorySchema } from '@dopahiya/domain/prices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { pricePoints } from '../../../core/database/price-point-schema.ts';
import { bikes } from '../../../core/database/schema.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { MAX_MONTHS } from './price-point-repository.ts';

describe('price histories', () => {
  let database: Database;
  let api: SeededApp;

  const historyOf = async (slug: string, query = ''): Promise<PriceHistory> =>
    priceHistorySchema.parse((await api.get(`/api/bikes/${slug}/price-history/${query}`)).body);

  const know = async (slug: string, variant: string, prices: readonly (readonly [month: string, price: number])[]) => {
    const [bike] = await database.orm.select({ id: bikes.id }).from(bikes).where(eq(bikes.slug, slug));
    const rows = prices.map(([month, ex_showroom_price]) => ({
      bike_id: bike?.id ?? 0,
      variant,
      month,
      ex_showroom_price,
    }));
    await database.orm.insert(pricePoints).values(rows);
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
    await know('surya-royal-350', 'Heritage', [
      ['2021-05', 160_000],
      ['2025-05', 195_000],
      ['2025-09', 195_000],
    ]);
  });
  afterAll(() => database.close());

  it('has the known months alone, oldest first, with what each cost on the road', async () => {
    const { points, ...facts } = await historyOf('surya-royal-350', '?city=Mumbai');
    expect(facts).toMatchObject({ variant: 'Heritage', city: 'Mumbai', state: 'Maharashtra', date: '2026-11-21' });
    expect(points.map(({ month, ex_showroom_price }) => [month, ex_showroom_price])).toEqual([
      ['2021-05', 160_000],
      ['2025-05', 195_000],
      ['2025-09', 195_000],
      ['2026-06', 190_000],
    ]);
    expect(points.map(({ on_road_unknown }) => on_road_unknown)).toEqual(['no_rules', null, null, null]);
    expect(points[1]?.on_road_price).toBeGreaterThan(195_000);
  });

  it('has the on-road price of today as the price box has it', async () => {
    const { body } = await api.post<{ on_road_price: number }>('/api/bikes/surya-royal-350/on-road-price/', {
      city: 'Mumbai',
      variant: 'Signals',
    });
    const history = await historyOf('surya-royal-350', '?city=Mumbai&variant=Signals');
    expect(history).toMatchObject({ variant: 'Signals', on_road_price: body.on_road_price, price_month: '2026-06' });
    expect(history.points).toHaveLength(1);
  });

  it('tells the last change between known months, and the events since the first', async () => {
    expect(await historyOf('surya-royal-350', '?city=Delhi')).toMatchObject({
      last_change: { from_month: '2025-09', month: '2026-06', amount: -5000 },
      events: [{ kind: 'gst', day: '2025-09-22', before: 28, after: 18 }],
      next_change: null,
    });
  });

  it('tells no change where one month is known', async () => {
    expect(await historyOf('surya-s1', '?city=Delhi')).toMatchObject({
      points: [{ month: '2026-06', ex_showroom_price: 61_000, source: null }],
      last_change: null,
      events: [],
    });
  });

  it('has ex-showroom prices alone without a city', async () => {
    const { points, ...facts } = await historyOf('surya-s1');
    expect(facts).toMatchObject({ city: null, on_road_price: null, next_change: null });
    expect(points).toMatchObject([{ on_road_price: null, on_road_unknown: 'no_city' }]);
  });

  it.each(['surya-old', 'surya-next'])('has no month of %s, whose price is not known', async (slug) => {
    expect((await historyOf(slug, '?city=Delhi')).points).toEqual([]);
  });

  it('has the newest months of a very long history', async () => {
    const month = (at: number) => `${1990 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    await know(
      'vega-110',
      '',
      Array.from({ length: 130 }, (_, at) => [month(at), 50_000 + at] as const),
    );
    const { points } = await historyOf('vega-110');
    expect(points).toHaveLength(MAX_MONTHS);
    expect(points.at(-1)?.month).toBe('2026-06');
  });

  it.each([
    ['nobody', '', 404],
    ['surya-s1', '?city=Atlantis', 400],
    ['surya-royal-350', '?variant=Nobody', 400],
  ])('answers %s%s with status %i', async (slug, query, status) => {
    expect((await api.get(`/api/bikes/${slug}/price-history/${query}`)).status).toBe(status);
  });
});
