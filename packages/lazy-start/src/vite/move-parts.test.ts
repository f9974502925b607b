import { describe, expect, it } from 'vitest';
import type { SharedFile } from './join-files.ts';
import { moveParts } from './move-parts.ts';

const part = (name: string, pages: string, size: number, imports: SharedFile[] = []): SharedFile => ({
  pages: new Set(pages),
  modules: [name],
  size,
  imports: new Set(imports),
});

const joinedOf = (pages: string, parts: readonly SharedFile[]): SharedFile => ({
  pages: new Set(pages),
  modules: parts.flatMap(({ modules }) => modules),
  size: parts.reduce((sum, { size }) => sum + size, 0),
  imports: new Set(),
});

const pages = ['a', 'b', 'c'];
const modulesOf = (files: readonly SharedFile[]) => files.map(({ modules }) => modules.toSorted().join('+')).toSorted();

describe('moveParts', () => {
  it('takes a part out of a file that sends it to a page without need', () => {
    const [frame, list, price] = [part('frame', 'abc', 100), part('list', 'ab', 50), part('price', 'ab', 10)];
    const joined = [joinedOf('abc', [frame, list]), joinedOf('ab', [price])];
    const files = moveParts(joined, [frame, list, price], { pages, limit: 2, weightOf: () => 1 });
    expect(modulesOf(files)).toEqual(['frame', 'list+price']);
    expect(files.filter((file) => file.pages.has('c')).flatMap(({ modules }) => modules)).toEqual(['frame']);
  });

  it('leaves a part where moving it would give a page more files than the limit', () => {
    const [frame, list] = [part('frame', 'abc', 100), part('list', 'ab', 50)];
    expect(
      modulesOf(moveParts([joinedOf('abc', [frame, list])], [frame, list], { pages, limit: 1, weightOf: () => 1 })),
    ).toEqual(['frame+list']);
  });

  it('counts what a moved part imports', () => {
    const heavy = part('heavy', 'a', 1000);
    const light = part('light', 'ab', 1, [heavy]);
    const frame = part('frame', 'abc', 100);
    const joined = [joinedOf('abc', [frame, light, heavy])];
    const files = moveParts(joined, [frame, light, heavy], { pages, limit: 2, weightOf: () => 1 });
    expect(modulesOf(files)).toEqual(['frame', 'heavy+light']);
    expect(files.find(({ modules }) => modules.includes('heavy'))?.pages).toEqual(new Set('ab'));
  });

  it('moves together what a page needs of a file, where no part could go alone', () => {
    const [radios, marks, slider] = [part('radios', 'ab', 50), part('marks', 'ab', 50), part('slider', 'b', 500)];
    const [links, price] = [part('links', 'a', 10), part('price', 'bc', 10)];
    const joined = [joinedOf('ab', [radios, marks, slider]), joinedOf('a', [links]), joinedOf('bc', [price])];
    const parts = [radios, marks, slider, links, price];
    const files = moveParts(joined, parts, { pages, limit: 2, weightOf: () => 1 });
    expect(modulesOf(files)).toEqual(['links', 'marks+price+radios', 'slider']);
  });
});
