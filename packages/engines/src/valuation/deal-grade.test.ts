import { dealGrades } from '@dopahiya/domain/market';
import { describe, expect, it } from 'vitest';
import { dealGrade, gradeBounds, gradeOfErrors, isUnusuallyLow, type Valuation } from '../valuation.ts';
import { farOff } from './deal-grade.ts';

const valuation: Valuation = {
  value: 100_000,
  span: { low: 77_000, high: 130_000 },
  confidence: 80,
  sigma: 0.14,
  basis: 'on-sale',
};
const asked = (errors: number) => 100_000 * Math.exp(0.14 * errors);

describe('dealGrade', () => {
  it.each([
    [-2, 'great'],
    [-1.7, 'good'],
    [-0.8, 'fair'],
    [0, 'fair'],
    [0.8, 'fair'],
    [1, 'high'],
    [1.9, 'high'],
  ])('grades a price %d usual errors above the value as %s', (errors, grade) => {
    expect(dealGrade(valuation, asked(errors))).toBe(grade);
  });

  it.each([
    ['a rough guide', { confidence: null }, 100_000],
    ['a model whose price new nobody knows', { basis: 'no-price' }, 100_000],
    ['a price of nothing', {}, 0],
  ] as const)('gives %s no grade', (_, facts, price) => {
    expect(dealGrade({ ...valuation, ...facts }, price)).toBeNull();
    expect(isUnusuallyLow({ ...valuation, ...facts }, price)).toBe(false);
  });

  it('warns of what is unusually low', () => {
    expect(isUnusuallyLow(valuation, asked(-2.9))).toBe(true);
    expect(isUnusuallyLow(valuation, asked(-2.7))).toBe(false);
  });
});

describe('gradeBounds', () => {
  it('leaves no gap between grades', () => {
    const bounds = dealGrades.map(gradeBounds);
    expect(bounds.map(({ from }) => from)).toEqual([null, ...bounds.slice(0, -1).map(({ below }) => below)]);
    for (const grade of dealGrades) expect(gradeOfErrors(gradeBounds(grade).from ?? -9)).toBe(grade);
  });
});

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
