import type { ValuationModel } from '@dopahiya/engines/valuation';

/** Builds a fitted valuation model for stories and tests, including a group with few rows. */
export const buildModel = (facts: Partial<ValuationModel> = {}): ValuationModel => ({
  version: 1,
  month: '2026-08',
  rows: 271,
  guessedPrices: {},
  owner: [0, -0.091, -0.115],
  terms: { one: 0.0981, age: -0.0822 },
  brand: {},
  model: {},
  state: {},
  spread: { base: -2.052, age: 0.056, electric: 0.607, noPrice: 0.414 },
  reach: 1.85,
  shares: [
    [0.56, 30],
    [1.36, 70],
    [1.8, 80],
    [2.93, 95],
  ],
  figures: {
    error: 12.6,
    coverage: 82,
    segments: [
      ['electric', 19, 22, 79],
      ['royal-enfield', 43, 11, 74],
      ['a group without words', 12, 17, 67],
    ],
  },
  ...facts,
});
