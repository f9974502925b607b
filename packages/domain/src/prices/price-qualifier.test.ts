import { describe, expect, it } from 'vitest';
import { isDatedPrice, latestPriceMonth, priceMonthOf, priceQualifier } from './price-qualifier.ts';

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

describe('isDatedPrice', () => {
  it.each([
    ['2026-06', '2026-11-21', false],
    ['2025-11', '2026-11-21', false],
    ['2025-10', '2026-11-21', true],
    ['2024-12', '2026-01-01', true],
    [null, '2026-11-21', false],
    ['2024-12', null, false],
  ])('of a price of %s on %s: %s', (price_month, date, isDated) => {
    expect(isDatedPrice({ price_month, date })).toBe(isDated);
  });
});

it('is the latest month of the bikes on sale', () => {
  const bikes = [
    { status: 'on_sale', price_month: '2024-09' },
    { status: 'on_sale', price_month: '2026-06' },
    { status: 'on_sale', price_month: null },
    { status: 'upcoming', price_month: '2027-01' },
  ] as const;
  expect(latestPriceMonth(bikes)).toBe('2026-06');
  expect(latestPriceMonth(bikes.slice(2))).toBeNull();
});
