import { describe, expect, it } from 'vitest';
import { farOff } from './far-off.ts';

const span = { low: 30_000, high: 42_000 };

describe('farOff', () => {
  it.each([
    [12_000, 'low'],
    [17_999, 'low'],
    [18_000, null],
    [35_270, null],
    [70_000, null],
    [70_001, 'high'],
    [450_000, 'high'],
  ])('of a price of %d is %s', (price, expected) => {
    expect(farOff(span, price)).toBe(expected);
  });
});
