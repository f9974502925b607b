import { describe, expect, it } from 'vitest';
import { priceMarks, runsOf } from './month-axis.ts';

describe('runsOf', () => {
  it('starts a new run after a gap, and none at the turn of a year', () => {
    const months = ['2025-11', '2025-12', '2026-01', '2026-03'].map((month) => ({ month }));
    expect(runsOf(months).map((run) => run.length)).toEqual([3, 1]);
  });
});

describe('priceMarks', () => {
  it.each([[[190_000, 195_000]], [[70_000, 70_000]], [[61_000, 99_999, 80_000]], [[2_370_000, 2_380_000]]])(
    'spans %j in few round steps',
    (prices) => {
      const marks = priceMarks(prices);
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(marks[0]).toBeLessThanOrEqual(Math.min(...prices));
      expect(marks.at(-1)).toBeGreaterThan(Math.max(...prices));
    },
  );
});
