import { beforeAll, describe, expect, it } from 'vitest';
import { comparePairs, findCopies, type Known, knownPictures } from '../../testing/likeness/measure.ts';
import { drawnModels, madePictures } from '../../testing/likeness/read-pictures.ts';
import { compareWith, isSamePicture } from './same-picture.ts';

describe('pictures that are compared', { timeout: 120_000 }, () => {
  let pictures: Known[];

  beforeAll(async () => {
    pictures = await knownPictures([...(await madePictures(6)), ...(await drawnModels(45))]);
  }, 120_000);

  it('are not taken for one another where they are different: noise, streets with another bike, drawings of other models', () => {
    const { pairs, near } = comparePairs(pictures);
    expect(pairs).toBeGreaterThan(300);
    expect(near.length).toBeGreaterThan(5);
    expect(near.filter(({ likeness }) => isSamePicture(likeness))).toEqual([]);
  });

  it('are told apart by the closer comparison alone, however near their bits are', () => {
    const mistaken = pictures.flatMap((one, index) => {
      const compare = compareWith(one.fingerprint.thumbnail);
      return pictures
        .slice(0, index)
        .filter(({ fingerprint }) => isSamePicture(compare(fingerprint.thumbnail)))
        .map(({ shows }) => [one.shows, shows]);
    });
    expect(mistaken).toEqual([]);
  });

  it('are found again when they are resized, cropped, recompressed, brightened or two of these', async () => {
    const chosen = ['street', 'drawing'].map((kind) => pictures.find((picture) => picture.kind === kind));
    const ways = await findCopies(chosen.flatMap((picture) => picture ?? []));
    expect(ways.filter(({ missed }) => missed.length > 0).map(({ way, missed }) => [way, missed])).toEqual([]);
  });
});
