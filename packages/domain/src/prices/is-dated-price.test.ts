import { describe, expect, it } from 'vitest';
import { isDatedPrice } from './is-dated-price.ts';

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
