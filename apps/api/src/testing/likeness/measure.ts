import { type Fingerprint, fingerprintOf } from '../../market/holding/photo-fingerprint.ts';
import { compareWith, likenessBounds } from '../../market/holding/same-picture.ts';
import { copies } from './copies.ts';
import type { Picture } from './make-pictures.ts';

/** The bound on bits alone that held listings before photos were compared closely. */
export const FORMER_BITS = 15;

/** Two pictures of which one counts as a copy of the other, or nearly. */
export interface Near {
  one: string;
  other: string;
  bits: number;
  likeness: number;
}

/** What a picture looks like, beside the picture. */
export type Known = Picture & { fingerprint: Fingerprint };

/** Those of the pictures that show something. */
export async function knownPictures(pictures: readonly Picture[]): Promise<Known[]> {
  const known: Known[] = [];
  for (const picture of pictures) {
    const fingerprint = await fingerprintOf(picture.jpeg);
    if (fingerprint) known.push({ ...picture, fingerprint });
  }
  return known;
}

/** In how many bits two fingerprints differ. */
function bitsApart(one: string, other: string): number {
  let apart = 0;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) apart++;
  return apart;
}

/** Whether what two pictures look like counts as the same picture. */
export const isSame = ({ bits, likeness }: Pick<Near, 'bits' | 'likeness'>): boolean =>
  bits <= likenessBounds.bits && likeness >= likenessBounds.same;

/** Compares each picture with each other one: how many pairs there are, and those that are near by their bits, the most alike first. */
export function comparePairs(pictures: readonly Known[]): { pairs: number; near: Near[] } {
  const near: Near[] = [];
  let pairs = 0;
  for (const [index, one] of pictures.entries()) {
    const likenessTo = compareWith(one.fingerprint.thumbnail);
    for (const other of pictures.slice(index + 1)) {
      pairs++;
      const bits = bitsApart(one.fingerprint.bits, other.fingerprint.bits);
      if (bits > likenessBounds.bits) continue;
      const likeness = likenessTo(other.fingerprint.thumbnail);
      near.push({ one: `${one.kind} ${one.shows}`, other: `${other.kind} ${other.shows}`, bits, likeness });
    }
  }
  return { pairs, near: near.toSorted((first, second) => second.likeness - first.likeness) };
}

/** How many copies of pictures are found, in each way of copying: of how many, before and now. */
export async function findCopies(pictures: readonly Known[]) {
  const ways = Object.entries(copies).map(([way, copy]) => ({
    way,
    copy,
    of: 0,
    before: 0,
    now: 0,
    likenesses: [] as number[],
  }));
  for (const { jpeg, fingerprint } of pictures) {
    const likenessTo = compareWith(fingerprint.thumbnail);
    for (const found of ways) {
      const copied = await fingerprintOf(await found.copy(jpeg));
      found.of++;
      if (!copied) continue;
      const bits = bitsApart(fingerprint.bits, copied.bits);
      if (bits <= FORMER_BITS) found.before++;
      const likeness = likenessTo(copied.thumbnail);
      found.likenesses.push(likeness);
      if (isSame({ bits, likeness })) found.now++;
    }
  }
  return ways;
}
