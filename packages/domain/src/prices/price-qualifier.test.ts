import { describe, expect, it } from 'vitest';
import { priceMonthOf, priceQualifier } from './price-qualifier.ts';

describe('priceQualifier', () => {
  it.each([
    [{ status: 'on_sale', price_month: '2026-06' }, 'ex-showroom, Delhi · June 2026'],
    [{ status: 'upcoming', price_month: '2027-01' }, 'expected ex-showroom, Delhi · January 2027'],
    [{ status: 'discontinued', price_month: '2024-12' }, 'last ex-showroom price, Delhi · December 2024'],
    [{ status: 'on_sale', price_month: null }, 'ex-showroom, Delhi'],
    [{ status: 'discontinued' }, 'last ex-showroom price, Delhi'],
  ] as const)('of %j is %s', (bike, words) => {
    expect(priceQualifier(bike)).toBe(words);
  });
});

describe('priceMonthOf', () => {
  it.each([
    ['2025-10', '2026-06', '2025-10'],
    [null, '2026-06', '2026-06'],
    [null, null, null],
  ])('takes the month of a variant before that of its model: %s, %s', (own, model, expected) => {
    expect(priceMonthOf({ price_month: own }, { price_month: model })).toBe(expected);
  });
});
