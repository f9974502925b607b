import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteUnsentPhoto, saveUnsentPhotos, MAX_LISTINGS_WITH_PHOTOS, readUnsent } from './unsent-photos.ts';

const photo = (key: string, position: number) => ({ key, name: `${key}.webp`, blob: new Blob([key]), position });
const keysOf = async (listing: number) => (await readUnsent(listing)).map(({ key }) => key);

beforeEach(() => clear(createStore('dopahiya-photos', 'unsent')));

describe('unsent photos', () => {
  it('are kept in their order, each once, and apart by listing', async () => {
    await saveUnsentPhotos(7, [photo('b', 1), photo('a', 0)]);
    await saveUnsentPhotos(7, [photo('b', 2)]);
    await saveUnsentPhotos(8, [photo('c', 0)]);
    expect([await keysOf(7), await keysOf(8), await keysOf(9)]).toEqual([['a', 'b'], ['c'], []]);
  });

  it('go one by one', async () => {
    await saveUnsentPhotos(7, [photo('a', 0), photo('b', 1)]);
    await deleteUnsentPhoto(7, 'a');
    expect(await keysOf(7)).toEqual(['b']);
    await deleteUnsentPhoto(7, 'b');
    expect(await keysOf(7)).toEqual([]);
  });

  it('are kept of so many listings, the newest', async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    onTestFinished(() => clock.mockRestore());
    for (let listing = 1; listing <= MAX_LISTINGS_WITH_PHOTOS + 1; listing++)
      await saveUnsentPhotos(listing, [photo('a', 0)]);
    const kept = await Promise.all(
      Array.from({ length: MAX_LISTINGS_WITH_PHOTOS + 1 }, (_, index) => keysOf(index + 1)),
    );
    expect(kept.filter((keys) => keys.length > 0)).toHaveLength(MAX_LISTINGS_WITH_PHOTOS);
    expect(kept[0]).toEqual([]);
  });
});
