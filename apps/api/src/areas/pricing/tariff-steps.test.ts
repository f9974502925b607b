import { describe, expect, it } from 'vitest';
import { percentOf, withoutGst } from './tariff-steps.ts';

describe('percentOf', () => {
  it.each([
    [78_789, 8, 6303],
    [30_020, 7.5, 2252],
    [50_000, 1.709, 855],
    [150, 1, 2],
    [149, 1, 1],
    [4_000_000, 20, 800_000],
  ])('of ₹%d at %d %% is ₹%d', (rupees, percent, expected) => {
    expect(percentOf(rupees, percent)).toBe(expected);
  });
});

describe('withoutGst', () => {
  it('takes off what the rate added', () => {
    expect(withoutGst(118_000, 18)).toBe(100_000);
    expect(withoutGst(140_001, 40)).toBe(100_001);
  });
});
