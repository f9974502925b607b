import { describe, expect, it } from 'vitest';
import { amountLimits, clamp, rateLimits, tenures, yearLimits } from './limits.ts';

describe('clamp', () => {
  it.each([
    [5, amountLimits, 10_000],
    [-1, amountLimits, 10_000],
    [123_456, amountLimits, 123_456],
    [2_000_000, amountLimits, 1_000_000],
    [0, rateLimits, 1],
    [8.5, rateLimits, 8.5],
    [36, rateLimits, 20],
    [0, yearLimits, 0.5],
    [11, yearLimits, 10],
  ])('takes %d within %o for %d', (value, limits, clamped) => {
    expect(clamp(value, limits)).toBe(clamped);
  });
});

it('offers seven tenures', () => {
  expect(tenures).toEqual([12, 24, 36, 48, 60, 72, 84]);
});
