import type { Deal, UsedBikeValuation } from '@dopahiya/domain/market';

/** Builds the valuation of a sample bike, with enough confidence to show it. */
export const buildValuation = (facts: Partial<UsedBikeValuation> = {}): UsedBikeValuation => ({
  value: 48_500,
  min_price: 43_600,
  max_price: 53_400,
  confidence: 80,
  low: 38_900,
  high: 60_500,
  basis: 'on-sale',
  new_price: 76_684,
  new_price_month: '2026-06',
  as_of: '2026-08',
  rows: 271,
  detail: null,
  deal: null,
  ...facts,
});

/** Builds a deal slightly below the market price. */
export const buildDeal = (facts: Partial<Deal> = {}): Deal => ({
  grade: 'good',
  difference: -6500,
  value: 55_000,
  low: 45_000,
  high: 67_200,
  is_unusually_low: false,
  ...facts,
});
