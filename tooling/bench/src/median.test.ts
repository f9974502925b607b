import { describe, expect, it } from 'vitest';
import { median } from './median.ts';

describe('median', () => {
  it('is the middle by size, not by place', () => {
    expect(median([100, 9, 20])).toBe(20);
  });
});
