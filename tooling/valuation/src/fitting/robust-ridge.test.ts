import { describe, expect, it } from 'vitest';
import { type FitRow, fitRidge } from './robust-ridge.ts';

const row = (x: number, y: number): FitRow => ({
  terms: [
    ['one', 0.001, 1],
    ['slope', 0.001, x],
  ],
  y,
});
const line = Array.from({ length: 40 }, (_, x) => row(x / 10, 2 + 0.5 * (x / 10)));
const robust = { huber: 0.1, rounds: 8 };

describe('fitRidge', () => {
  it('finds a line', () => {
    const found = fitRidge(line, robust);
    expect(found.get('one')).toBeCloseTo(2, 2);
    expect(found.get('slope')).toBeCloseTo(0.5, 2);
  });

  it('is hardly moved by rows that lie far off', () => {
    const found = fitRidge([...line, row(1, 90), row(2, 90)], robust);
    expect(found.get('slope')).toBeCloseTo(0.5, 1);
  });

  it('believes less of what few rows say, the more so by its penalty', () => {
    const found = (penalty: number) => fitRidge([{ terms: [['level', penalty, 1]], y: 1 }], { huber: 9, rounds: 2 });
    expect(found(1).get('level')).toBeCloseTo(0.5, 5);
    expect(found(9).get('level')).toBeCloseTo(0.1, 5);
  });

  it('knows nothing of what no row had', () => {
    expect(fitRidge(line, robust).get('another')).toBeUndefined();
  });
});
