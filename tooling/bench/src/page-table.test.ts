import { describe, expect, it } from 'vitest';
import { median, medianFigures } from './page-table.ts';

describe('median', () => {
  it('is the middle by size, not by place', () => {
    expect(median([100, 9, 20])).toBe(20);
  });
});

describe('medianFigures', () => {
  it('is that of each figure by itself', () => {
    const runs = [
      { layouts: 3, seconds: 0.5 },
      { layouts: 9, seconds: 0.1 },
      { layouts: 5, seconds: 0.2 },
    ];
    expect(medianFigures(runs)).toEqual({ layouts: 5, seconds: 0.2 });
  });
});
