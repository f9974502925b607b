import type { PriceHistory, PricePoint } from '@dopahiya/domain/prices';

const portal = { kind: 'portal', title: 'Vehicle portals', year: 2026 } as const;

/** Builds the known price of a month. */
export const buildPricePoint = (
  month: string,
  ex_showroom_price: number,
  facts: Partial<PricePoint> = {},
): PricePoint => ({
  month,
  ex_showroom_price,
  on_road_price: ex_showroom_price + 28_000,
  on_road_unknown: null,
  source: portal,
  ...facts,
});

/** Builds the known prices of a bike of 349 cc: five months with two gaps, and the change of GST in between. */
export const buildPriceHistory = (facts: Partial<PriceHistory> = {}): PriceHistory => ({
  variant: 'Redditch',
  city: 'Delhi',
  state: 'Delhi',
  date: '2026-11-21',
  price_month: '2026-06',
  on_road_price: 209_241,
  points: [
    buildPricePoint('2021-05', 161_000, { on_road_price: null, on_road_unknown: 'no_rules', source: null }),
    buildPricePoint('2025-04', 193_000),
    buildPricePoint('2025-05', 195_000),
    buildPricePoint('2025-09', 195_000, { on_road_price: null, on_road_unknown: 'rules_changed' }),
    buildPricePoint('2026-06', 181_118),
  ],
  events: [{ kind: 'gst', day: '2025-09-22', before: 28, after: 18, scheme: null, source: 'NDTV Profit' }],
  last_change: { from_month: '2025-09', month: '2026-06', amount: -13_882 },
  next_change: null,
  ...facts,
});
