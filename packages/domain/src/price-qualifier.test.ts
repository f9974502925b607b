import { describe, expect, it } from 'vitest';
import { priceQualifier } from './price-qualifier.ts';

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
