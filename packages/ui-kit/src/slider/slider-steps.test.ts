import { describe, expect, it } from 'vitest';
import { movedValue, nativeStep, nearestStep, pageKeyValue } from './slider-steps.ts';

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

describe('nativeStep', () => {
  it.each([
    [105_000, amount, 5000],
    [91_674, amount, 1],
    [91_674.5, amount, 0.1],
    [8.7, rate, 0.1],
    [8.75, rate, 0.01],
    [10.125, rate, 0.001],
    [2.75, { min: 0.5, max: 10, step: 0.1 }, 0.01],
  ])('tells the browser for %d on %o the step %d', (value, scale, step) => {
    expect(nativeStep(value, scale)).toBe(step);
  });
});

describe('movedValue', () => {
  it.each([
    [105_000, 100_000, 105_000],
    [91_675, 91_674, 95_000],
    [91_673, 91_674, 90_000],
    [93_000, 91_674, 95_000],
    [250_123, 91_674, 250_000],
    [1_000_000, 91_674, 1_000_000],
    [10_000, 10_001, 10_000],
    [100_000, 100_000, 100_000],
    [91_674, 91_674, 91_674],
  ])('rests at a step when the browser moves to %d from %d', (moved, value, rest) => {
    expect(movedValue(moved, value, amount)).toBe(rest);
  });

  it('leaves a value between two steps by an arrow key in its direction', () => {
    expect(movedValue(8.76, 8.75, rate)).toBe(8.8);
    expect(movedValue(8.74, 8.75, rate)).toBe(8.7);
  });
});
