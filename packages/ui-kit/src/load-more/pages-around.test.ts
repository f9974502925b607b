import { describe, expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

describe('pagesAround()', () => {
  it('names all pages of a few', () => {
    expect(pagesAround(1, 1)).toEqual([1]);
    expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves out what is far away', () => {
    expect(pagesAround(1, 9)).toEqual([1, 2, 3, 4, 'gap-after', 9]);
    expect(pagesAround(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
    expect(pagesAround(9, 9)).toEqual([1, 'gap-before', 6, 7, 8, 9]);
  });
});
