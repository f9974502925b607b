import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropUnsent, keepUnsent, MOST_LISTINGS, readUnsent } from './unsent-photos.ts';

const photo = (key: string, position: number) => ({ key, name: `${key}.webp`, blob: new Blob([key]), position });
const keysOf = async (listing: number) => (await readUnsent(listing)).map(({ key }) => key);

beforeEach(() => clear(createStore('dopahiya-photos', 'unsent')));

describe('unsent photos', () => {
  it('are kept in their order, each once, and apart by listing', async () => {
    await keepUnsent(7, [photo('b', 1), photo('a', 0)]);
    await keepUnsent(7, [photo('b', 2)]);
    await keepUnsent(8, [photo('c', 0)]);
    expect([await keysOf(7), await keysOf(8), await keysOf(9)]).toEqual([['a', 'b'], ['c'], []]);
  });

  it('go one by one', async () => {
    await keepUnsent(7, [photo('a', 0), photo('b', 1)]);
    await dropUnsent(7, 'a');
    expect(await keysOf(7)).toEqual(['b']);
    await dropUnsent(7, 'b');
    expect(await keysOf(7)).toEqual([]);
  });

  it('are kept of so many listings, the newest', async () => {
    for (let listing = 1; listing <= MOST_LISTINGS + 1; listing++) await keepUnsent(listing, [photo('a', 0)]);
    const kept = await Promise.all(Array.from({ length: MOST_LISTINGS + 1 }, (_, index) => keysOf(index + 1)));
    expect(kept.filter((keys) => keys.length > 0)).toHaveLength(MOST_LISTINGS);
  });
});
