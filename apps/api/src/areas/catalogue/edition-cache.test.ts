import { beforeEach, describe, expect, it } from 'vitest';
import { EditionCache } from './edition-cache.ts';

describe('EditionCache', () => {
  let edition: string;
  let reads: number;
  let cache: EditionCache<{ read: number }>;

  const get = (key: string) => cache.get(key, () => Promise.resolve({ read: ++reads }));

  beforeEach(() => {
    edition = '1';
    reads = 0;
    cache = new EditionCache({ current: () => Promise.resolve(edition), known: () => edition }, 2);
  });

  it('reads a value once in each edition of the catalogue', async () => {
    expect([await get('a'), await get('a'), await get('b')]).toEqual([{ read: 1 }, { read: 1 }, { read: 2 }]);
    edition = '2';
    expect(await get('a')).toEqual({ read: 3 });
  });

  it('reads a value once for all who ask meanwhile, and again after a failure', async () => {
    expect(await Promise.all([get('a'), get('a')])).toEqual([{ read: 1 }, { read: 1 }]);
    const fails = () => cache.get('b', () => Promise.reject(new Error('No.')));
    await expect(Promise.all([fails(), fails()])).rejects.toThrow('No.');
    expect(await get('b')).toEqual({ read: 2 });
  });

  it('keeps no more than it may', async () => {
    for (const key of ['a', 'b', 'c', 'a']) await get(key);
    expect(reads).toBe(4);
  });

  it('reads what is missing of several values together, and nothing when all are there', async () => {
    const asked: string[][] = [];
    const named = new EditionCache<{ name: string }>(
      { current: () => Promise.resolve(edition), known: () => edition },
      5,
    );
    const getAll = (keys: string[]) =>
      named.getAll(
        keys,
        async (missing) => {
          asked.push(missing);
          return missing.filter((name) => name !== 'nobody').map((name) => ({ name }));
        },
        ({ name }) => name,
      );
    await getAll(['a', 'b']);
    expect(await getAll(['c', 'a', 'nobody'])).toEqual([{ name: 'a' }, { name: 'c' }]);
    await getAll(['a', 'b', 'c']);
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'nobody'],
    ]);
  });

  it('keeps no failure', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await get('a')).toEqual({ read: 1 });
  });
});
