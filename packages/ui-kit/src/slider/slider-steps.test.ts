import { describe, expect, it } from 'vitest';
import { nearestStep, pageKeyValue, parseNumber } from './slider-steps.ts';

const amount = { min: 10_000, max: 1_000_000, step: 5000 };
const rate = { min: 1, max: 20, step: 0.1 };

describe('nearestStep', () => {
  it.each([
    [101_000, amount, 100_000],
    [104_000, amount, 105_000],
    [5, amount, 10_000],
    [9_999_999, amount, 1_000_000],
    [10.26, rate, 10.3],
    [0.1 + 0.2 + 1, rate, 1.3],
  ])('takes %d on %o for %d', (value, scale, nearest) => {
    expect(nearestStep(value, scale)).toBe(nearest);
  });
});

describe('pageKeyValue', () => {
  it.each([
    ['PageUp', 10, 11],
    ['PageDown', 10, 9],
    ['PageUp', 19.5, 20],
    ['PageDown', 1.5, 1],
    ['ArrowUp', 10, null],
  ])('leads by %s from %d to %s', (key, value, next) => {
    expect(pageKeyValue(key, value, rate)).toBe(next);
  });
});

describe('parseNumber', () => {
  it.each([
    ['1,00,000', 100_000],
    ['100000', 100_000],
    [' 10.5 ', 10.5],
    ['.5', 0.5],
    ['10.', 10],
    ['-3', -3],
    ['', null],
    ['ten', null],
    ['1e9', null],
    ['1.2.3', null],
  ])('reads "%s" as %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  // Where a digit may belong to either side of a point that is not there, each of these takes a second.
  it('reads a hundred pasted texts of twenty thousand digits in the time of a test', () => {
    const read = Array.from({ length: 100 }, () => parseNumber(`${'1'.repeat(20_000)}x`));
    expect(new Set(read)).toEqual(new Set([null]));
  });
});
