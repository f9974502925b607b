import { describe, expect, it } from 'vitest';
import { formatDate, formatMonth } from './format-date.ts';
import { formatPrice, missingPrice } from './format-price.ts';
import { formatNumber, formatQuantity } from './format-quantity.ts';

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
    expect(formatNumber(13)).toBe('13');
  });
});

describe('formatMonth and formatDate', () => {
  it('do not depend on the time zone', () => {
    expect(formatMonth('2026-06')).toBe('June 2026');
    expect(formatDate('2026-06-01')).toBe('1 Jun 2026');
  });
});
