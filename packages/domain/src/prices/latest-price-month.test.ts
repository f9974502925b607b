import { expect, it } from 'vitest';
import { latestPriceMonth } from './latest-price-month.ts';

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
