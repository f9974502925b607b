import { describe, expect, it } from 'vitest';
import { variantOfOwnPrice } from './own-price.ts';

const unknown = { name: 'unknown', price: null, priceMonth: null };
const dearer = { name: 'dearer', price: 92_000, priceMonth: '2026-06' };
const cheaper = { name: 'cheaper', price: 88_000, priceMonth: '2026-06' };
const earlier = { name: 'earlier', price: 80_000, priceMonth: '2025-12' };
const variants = [unknown, earlier, dearer, cheaper];

describe('variantOfOwnPrice', () => {
  it('is the one of the same price and month', () => {
    expect(variantOfOwnPrice({ price: 92_000, priceMonth: '2026-06' }, variants)).toBe(dearer);
    expect(variantOfOwnPrice({ price: 92_000, priceMonth: '2025-12' }, variants)).toBeUndefined();
  });

  it('is the cheapest of the newest prices where the model has none', () => {
    expect(variantOfOwnPrice(unknown, variants)).toBe(cheaper);
    expect(variantOfOwnPrice(unknown, [earlier, unknown])).toBe(earlier);
  });

  it('is none where no variant has a price', () => {
    expect(variantOfOwnPrice(unknown, [unknown])).toBeUndefined();
  });
});
