import { beforeAll, describe, expect, it } from 'vitest';
import { comparePairs, findCopies, type Known, knownPictures } from '../../../testing/likeness/measure.ts';
import { gradient, noise, scene } from '../../../testing/likeness/make-pictures.ts';
import { drawnModels, madePictures } from '../../../testing/likeness/read-pictures.ts';
import { fingerprintOf } from './photo-fingerprint.ts';
import { isSamePicture } from './likeness.ts';
import { compareWith } from './same-picture.ts';

describe('pictures that are compared', () => {
  let pictures: Known[];

  beforeAll(async () => {
    pictures = await knownPictures([...(await madePictures(6)), ...(await drawnModels(45))]);
  });

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

  it('are not taken for one another where they are soft, and so alike by chance', async () => {
    const pairs = [
      [noise(2563, 4), noise(1749, 4)],
      [noise(847, 4), noise(440, 4)],
      [gradient(1890), gradient(1012)],
      [gradient(2072), gradient(1219)],
    ];
    for (const pair of pairs) {
      const [one, other] = await Promise.all(pair.map(async (jpeg) => fingerprintOf(await jpeg)));
      const isSame = one && other && isSamePicture(compareWith(one.thumbnail)(other.thumbnail));
      expect(isSame ?? false).toBe(false);
    }
  });

  it('are not taken for one another where both show so little that their likeness says little', async () => {
    const pairs = [
      [noise(876, 4), noise(718, 4)],
      [noise(953, 4), noise(949, 4)],
    ];
    for (const pair of pairs) {
      const [one, other] = await Promise.all(pair.map(async (jpeg) => fingerprintOf(await jpeg)));
      if (!one || !other) throw new Error('A picture shows nothing.');
      expect(isSamePicture(compareWith(one.thumbnail)(other.thumbnail))).toBe(false);
    }
  });

  it('are told apart where another bike stands at the same place of the same street', async () => {
    for (const street of [685, 1593, 562, 2274]) {
      const jpegs = await Promise.all([scene(street), scene(street, street + 500)]);
      const [one, other] = await Promise.all(jpegs.map(fingerprintOf));
      if (!one || !other) throw new Error('A street shows nothing.');
      expect([street, isSamePicture(compareWith(one.thumbnail)(other.thumbnail))]).toEqual([street, false]);
    }
  });

  it('are found again when they are resized, cropped, recompressed, brightened or two of these', async () => {
    const chosen = ['street', 'drawing'].map((kind) => pictures.find((picture) => picture.kind === kind));
    const ways = await findCopies(chosen.flatMap((picture) => picture ?? []));
    expect(ways.filter(({ missed }) => missed.length > 0).map(({ way, missed }) => [way, missed])).toEqual([]);
  });
});
