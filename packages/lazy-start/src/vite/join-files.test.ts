import { describe, expect, it } from 'vitest';
import { joinFiles, leastLoaded, type SharedFile } from './join-files.ts';

const file = (name: string, pages: string, size: number, imports: SharedFile[] = []): SharedFile => ({
  pages: new Set(pages),
  modules: [name],
  size,
  imports: new Set(imports),
});

const loadedBy = (files: readonly SharedFile[], page: string) => files.filter(({ pages }) => pages.has(page));
const modulesOf = (files: readonly SharedFile[]) => files.map(({ modules }) => modules.toSorted().join('+')).toSorted();

describe('joinFiles', () => {
  it('leaves files alone while no page loads too many', () => {
    const files = [file('frame', 'abc', 100), file('list', 'ab', 10), file('price', 'bc', 10)];
    expect(modulesOf(joinFiles(files, { pages: ['a', 'b', 'c'], limit: 3, weightOf: () => 1 }))).toEqual([
      'frame',
      'list',
      'price',
    ]);
  });

  it('keeps every page to the limit', () => {
    const pages = ['a', 'b', 'c', 'd', 'e', 'f'];
    const sets = ['abcdef', 'abc', 'bcd', 'cde', 'def', 'af', 'ad', 'be', 'cf'];
    const files = sets.map((set, index) => file(`m${index}`, set, 10 + index));
    const joined = joinFiles(files, { pages, limit: 2, weightOf: () => 1 });
    for (const page of pages) expect(loadedBy(joined, page).length).toBeLessThanOrEqual(2);
    expect(joined.flatMap(({ modules }) => modules)).toHaveLength(sets.length);
  });

  it('joins the two that send the fewest bytes to pages that did without them', () => {
    const files = [file('frame', 'abc', 100), file('small', 'ab', 1), file('large', 'ac', 1000)];
    expect(modulesOf(joinFiles(files, { pages: ['a', 'b', 'c'], limit: 2, weightOf: () => 1 }))).toEqual([
      'frame+small',
      'large',
    ]);
  });

  it('counts what a joined file imports', () => {
    const heavy = file('heavy', 'ab', 1000);
    const light = file('light', 'ab', 1, [heavy]);
    const files = [file('frame', 'abc', 100), heavy, light];
    const joined = joinFiles(files, { pages: ['a', 'b', 'c'], limit: 2, weightOf: () => 1 });
    expect(modulesOf(joined)).toEqual(['frame', 'heavy+light']);
    expect(loadedBy(joined, 'c')).toHaveLength(1);
  });
});

describe('leastLoaded', () => {
  const together = [file('frame+list', 'ab', 110)];
  const apart = [file('frame', 'ab', 100), file('list', 'b', 40)];

  it('takes the way that sends the pages the fewest bytes', () => {
    expect(leastLoaded([together, apart], { pages: ['a', 'b'], limit: 2, weightOf: () => 1 })).toBe(together);
  });

  it('counts a page by its weight', () => {
    const weightOf = (page: string) => (page === 'a' ? 50 : 1);
    expect(leastLoaded([together, apart], { pages: ['a', 'b'], limit: 2, weightOf })).toBe(apart);
  });

  it('spares a page that has much of its own', () => {
    const ownBytes = (page: string) => (page === 'a' ? 1000 : 0);
    expect(leastLoaded([together, apart], { pages: ['a', 'b'], limit: 2, weightOf: () => 1, ownBytes })).toBe(apart);
  });
});
