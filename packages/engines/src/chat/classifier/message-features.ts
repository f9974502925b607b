import type { MessageParts } from '../said.ts';
import { knownFeatures } from './known-features.ts';
import { textFeatures } from './text-features.ts';

/** Number of buckets that features are hashed into. */
export const buckets = 2 ** 14;

/** Features of a message: bucket numbers with their values. */
export type Features = ReadonlyMap<number, number>;

/** How much a group of features weighs in all. */
const groupWeights = { words: 1, letters: 1, known: 1, pairs: 1 } as const;

/** Computes the features of a parsed message: its wording, what the readers found, and pairs of that. */
export function messageFeatures(said: MessageParts): Features {
  const known = knownFeatures(said);
  const groups = {
    ...textFeatures(said.masked),
    known,
    pairs: known.flatMap((one, index) => known.slice(index + 1).map((other) => `${one} & ${other}`)),
  };
  const features = new Map<number, number>();
  for (const [group, names] of Object.entries(groups)) {
    const weight = groupWeights[group as keyof typeof groups] / Math.sqrt(names.length || 1);
    for (const name of names) {
      const bucket = bucketOf(`${group} ${name}`);
      features.set(bucket, (features.get(bucket) ?? 0) + weight);
    }
  }
  return features;
}

/** FNV-1a hash of a name, cut to a bucket. */
function bucketOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}
