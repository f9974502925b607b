import { describe, expect, it } from 'vitest';
import { haveOneBasis, priceBasisOf } from './price-basis.ts';

const today = { status: 'on_sale', price: 185859, price_month: '2026-06' } as const;
const old = { status: 'discontinued', price: 156658, price_month: '2018-12' } as const;

describe('priceBasisOf', () => {
  it.each([
    [today, 'price of June 2026'],
    [old, 'last price of December 2018'],
    [{ status: 'upcoming', price_month: '2027-01' }, 'expected price of January 2027'],
    [{ status: 'on_sale', price_month: null }, 'price of an unknown month'],
  ] as const)('of %j is %s', (bike, words) => expect(priceBasisOf(bike)).toBe(words));
});

describe('haveOneBasis', () => {
  it('looks at month and kind of each price', () => {
    expect(haveOneBasis([today, today])).toBe(true);
    expect(haveOneBasis([today, today, old])).toBe(false);
    expect(haveOneBasis([today, { ...today, price_month: '2025-09' }])).toBe(false);
    expect(haveOneBasis([today, { ...today, price_month: null }])).toBe(false);
    expect(haveOneBasis([today, { ...today, status: 'upcoming' }])).toBe(false);
  });

  it('passes over bikes without a price', () => {
    expect(haveOneBasis([today, { ...old, price: null }])).toBe(true);
    expect(haveOneBasis([])).toBe(true);
  });
});
