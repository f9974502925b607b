import { describe, expect, it } from 'vitest';
import { checkBudgets } from './check-budgets.ts';

const limits = {
  bytes: { max: { script: 1000 } },
  mobile: { min: { performance: 95 }, mostTimesEmpty: { fcp: 1.2 } },
  applied: {},
  work: {},
};

const table = (pages: Record<string, Record<string, number>>, empty = {}) => ({
  title: '',
  pages: new Map(Object.entries(pages)),
  empty,
});

describe('checkBudgets', () => {
  it('names the page, the figure and the limit of what is too much', () => {
    const measured = table({ '/a': { script: 1001 }, '/c': { script: 1000 } });
    expect(checkBudgets('bytes', measured, limits)).toEqual(['bytes, /a: script is 1001 and may be at most 1000']);
  });

  it('wants more of scores and holds times against the empty page of the same run', () => {
    const measured = table({ '/a': { performance: 94, fcp: 1300 } }, { performance: 100, fcp: 1000 });
    expect(checkBudgets('mobile', measured, limits)).toEqual([
      'mobile, /a: performance is 94 and must be at least 95',
      'mobile, /a: fcp is 1.3 times that of the empty page and may be at most 1.2',
    ]);
  });

  it('does not take a figure that is missing for a good one', () => {
    expect(checkBudgets('bytes', table({ '/a': {} }), limits)).toEqual([
      'bytes, /a: script is NaN and may be at most 1000',
    ]);
  });
});
