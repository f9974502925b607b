import type { Deal } from '@dopahiya/domain/market';

/** How the price of a sample listing lies: a little below what most ask. */
export const buildDeal = (facts: Partial<Deal> = {}): Deal => ({
  grade: 'good',
  difference: -6500,
  value: 55_000,
  low: 45_000,
  high: 67_200,
  is_unusually_low: false,
  ...facts,
});
