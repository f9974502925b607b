import { type Fingerprint, fingerprintOf } from '../../areas/market/holding/photo-fingerprint.ts';
import { bitsBeforeCrops } from '../../areas/market/holding/picture-bits.ts';
import { isSamePicture, type Likeness, marginOf } from '../../areas/market/holding/likeness.ts';
import { compareWith, MAX_DIFFERENT_BITS } from '../../areas/market/holding/same-picture.ts';
import { copies } from './copies.ts';
import type { Picture } from './make-pictures.ts';

/** Former limit on differing bits that alone held listings, before photos were compared closely. */
const FORMER_BITS = 15;

/** 64 bits as two numbers. */
type Bits = readonly [number, number];

/** Picture with its fingerprint. */
export interface Known extends Picture {
  fingerprint: Fingerprint;
  bits: Bits;
  bitsBefore: Bits[];
}

/** Two different pictures similar enough for close comparison. */
export interface Near {
  one: string;
  other: string;
  bits: number;
  likeness: Likeness | null;
}

const toBits = (bits: string): Bits => [
  Number.parseInt(bits.slice(0, 32), 2) | 0,
  Number.parseInt(bits.slice(32), 2) | 0,
];

const toKnown = (picture: Picture, fingerprint: Fingerprint): Known => ({
  ...picture,
  fingerprint,
  bits: toBits(fingerprint.bits),
  bitsBefore: bitsBeforeCrops(fingerprint.thumbnail).map(toBits),
});

/** Returns the pictures that show something, without duplicates. */
export async function knownPictures(pictures: readonly Picture[]): Promise<Known[]> {
  const known = new Map<string, Known>();
  for (const picture of pictures) {
    const fingerprint = await fingerprintOf(picture.jpeg);
    if (fingerprint) known.set(Buffer.from(fingerprint.thumbnail).toString('base64'), toKnown(picture, fingerprint));
  }
  return [...known.values()];
}

/** Counts the 1 bits of a 32-bit number in parallel, as there are millions of pairs of pictures. */
function onesOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

const bitsApart = (one: Bits, other: Bits): number => onesOf(one[0] ^ other[0]) + onesOf(one[1] ^ other[1]);

/** Returns the smallest number of differing bits between an uploaded picture and a stored one, over all crops. */
const minApart = (uploaded: Known, stored: Known): number =>
  Math.min(...uploaded.bitsBefore.map((bits) => bitsApart(bits, stored.bits)));

/** Compares each picture with each earlier one: counts the matches of the former rule, and returns the pairs now compared closely. */
export function comparePairs(pictures: readonly Known[]) {
  const near: Near[] = [];
  let [pairs, formerly, milliseconds] = [0, 0, 0];
  for (const [index, uploaded] of pictures.entries()) {
    let compare: ReturnType<typeof compareWith> | undefined;
    for (const stored of pictures.slice(0, index)) {
      pairs++;
      if (bitsApart(uploaded.bits, stored.bits) <= FORMER_BITS) formerly++;
      const bits = minApart(uploaded, stored);
      if (bits > MAX_DIFFERENT_BITS) continue;
      const before = process.cpuUsage();
      compare ??= compareWith(uploaded.fingerprint.thumbnail);
      const likeness = compare(stored.fingerprint.thumbnail);
      milliseconds += process.cpuUsage(before).user / 1000;
      near.push({
        one: `${uploaded.kind} ${uploaded.shows}`,
        other: `${stored.kind} ${stored.shows}`,
        bits,
        likeness,
      });
    }
  }
  const marginIn = ({ likeness }: Near) => (likeness ? marginOf(likeness) : -2);
  return { pairs, formerly, milliseconds, near: near.toSorted((one, other) => marginIn(other) - marginIn(one)) };
}

/** Counts the copies found for each kind of copy, by the former rule and now. */
export async function findCopies(pictures: readonly Known[]) {
  const ways = Object.entries(copies).map(([way, copy]) => ({
    way,
    copy,
    of: 0,
    before: 0,
    now: 0,
    missed: [] as string[],
  }));
  for (const stored of pictures) {
    const compare = compareWith(stored.fingerprint.thumbnail);
    for (const found of ways) {
      found.of++;
      const jpeg = await found.copy(stored.jpeg);
      const fingerprint = await fingerprintOf(jpeg);
      const copied = fingerprint && toKnown({ ...stored, jpeg }, fingerprint);
      if (copied && bitsApart(copied.bits, stored.bits) <= FORMER_BITS) found.before++;
      const isFound =
        copied &&
        minApart(copied, stored) <= MAX_DIFFERENT_BITS &&
        isSamePicture(compare(copied.fingerprint.thumbnail));
      if (isFound) found.now++;
      else found.missed.push(stored.kind);
    }
  }
  return ways;
}
