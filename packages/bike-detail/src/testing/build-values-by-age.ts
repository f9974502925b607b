import type { ValuesByAge } from '@dopahiya/domain/market';

const half = 1.8;

/** What a sample model of 1,00,000 new is asked for from new to ten years. */
export const buildValuesByAge = (facts: Partial<ValuesByAge> = {}): ValuesByAge => ({
  values: Array.from({ length: 11 }, (_, age) => {
    const value = Math.round(100_000 * 0.88 ** age);
    return { age, value, low: Math.round(value / half ** 0.5), high: Math.round(value * half ** 0.5) };
  }),
  is_rough: false,
  new_price: 100_000,
  new_price_month: '2026-06',
  as_of: '2026-08',
  rows: 271,
  ...facts,
});
