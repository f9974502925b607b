import { beforeAll, describe, expect, it } from 'vitest';
import { comparePairs, findCopies, isSame, type Known, knownPictures } from '../../testing/likeness/measure.ts';
import { madePictures } from '../../testing/likeness/read-pictures.ts';

describe('pictures that are compared', { timeout: 300_000 }, () => {
  let pictures: Known[];

  beforeAll(async () => {
    pictures = await knownPictures(await madePictures(10));
  }, 300_000);

  it('are never taken for one another where they are different', () => {
    const { pairs, near } = comparePairs(pictures);
    expect(pairs).toBeGreaterThan(150);
    expect(near.filter(isSame)).toEqual([]);
  });

  it('are found again when they are resized, cropped, recompressed or brightened', async () => {
    const streets = pictures.filter(({ kind }) => kind === 'street').slice(0, 3);
    const ways = await findCopies(streets);
    const hard = new Set(['cropped by 5 % on each side', 'cropped by 5 % at a corner']);
    for (const { way, now, of } of ways.filter(({ way: name }) => !hard.has(name)))
      expect([way, now]).toEqual([way, of]);
  });
});
