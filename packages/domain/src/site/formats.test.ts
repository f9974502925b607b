import { describe, expect, it } from 'vitest';
import * as english from '../texts/en/language.ts';
import * as hindi from '../texts/hi/language.ts';
import { formatDate, formatMonth } from './dates.ts';
import { formatNumber, formatPrice, formatQuantity, formatToPaisa, missingPrice } from './number-formats.ts';

describe('formatPrice', () => {
  it.each([
    [181118, '₹1,81,118'],
    [1000000, '₹10,00,000'],
    [999, '₹999'],
    [0, '₹0'],
    [76684.5, '₹76,685'],
  ])('writes %d as %s', (amount, expected) => {
    expect(formatPrice(amount)).toBe(expected);
  });

  it('says so when there is no price, in the words of the place', () => {
    expect(formatPrice(null)).toBe('Price not available');
    expect(formatPrice(null, missingPrice.table)).toBe('--');
    expect(formatPrice(null, missingPrice.search)).toBe('Price on request');
  });
});

describe('formatQuantity', () => {
  it('groups the Indian way and keeps at most two decimals', () => {
    expect(formatQuantity(250000, 'km')).toBe('2,50,000 km');
    expect(formatQuantity(349.344, 'cc')).toBe('349.34 cc');
    expect(formatQuantity(12, 'furlong')).toBe('12 furlong');
    expect(formatNumber(13)).toBe('13');
  });
});

/** Integers and decimals of every size, the same in each run. */
const amounts = Array.from({ length: 2000 }, (_, index) => {
  const amount = Math.round(1.0077 ** index * 1000) / 1000;
  return index % 2 ? amount : -amount;
});

describe('numbers and rupees', () => {
  const written = (options: Intl.NumberFormatOptions, tag = 'en-IN') => {
    const format = new Intl.NumberFormat(tag, options);
    return amounts.map((amount) => format.format(amount));
  };
  const rupees = (decimals: number) =>
    ({ style: 'currency', currency: 'INR', minimumFractionDigits: decimals, maximumFractionDigits: decimals }) as const;

  it('are written as by Intl', () => {
    expect(amounts.map((amount) => formatNumber(amount))).toEqual(written({ maximumFractionDigits: 2 }));
    expect(amounts.map((amount) => formatNumber(amount, { max: 1 }))).toEqual(written({ maximumFractionDigits: 1 }));
    expect(amounts.map((amount) => formatToPaisa(amount))).toEqual(written(rupees(2)));
    expect(amounts.map((amount) => formatPrice(amount))).toEqual(written(rupees(0)));
  });

  it('are the same in Hindi', () => {
    expect(written(rupees(2), 'hi-IN')).toEqual(written(rupees(2)));
  });

  it.each([
    [1.005, '1.01'],
    [0.07, '0.07'],
    [1e-9, '0'],
  ])('round %d by its digits to %s', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });
});

describe('formatMonth and formatDate', () => {
  it('do not depend on the time zone', () => {
    expect(formatMonth('2026-06')).toBe('June 2026');
    expect(formatDate('2026-06-01')).toBe('1 Jun 2026');
    expect(formatDate('2026-09-30T12:00:00.000Z')).toBe('30 Sept 2026');
  });

  it.each([
    ['en-IN', english],
    ['hi-IN', hindi],
  ] as const)('know the months of %s as Intl does', (tag, { monthNames }) => {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    expect(monthNames).toEqual(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month))));
  });
});
