import { type Features, messageFeatures, messagePartsOf } from '@dopahiya/engines/chat-training';
import { parse } from '@dopahiya/engines/parser';
import { chatNameIndex, chatNames, chatPlaceIndex } from '@dopahiya/engines/testing';
import { type Stem, valuesOf, writeOut } from './expand-stems.ts';
import { randomOf } from './random.ts';

/** A stem written out as somebody would type it, with its features. */
export interface WrittenStem extends Stem {
  message: string;
  features: Features;
}

/** Seed of the names and choices that are filled in. */
const seed = 1;

/** Names of a fixed catalogue, so that a new model in ours does not change the training. */
const vocabulary = { names: chatNameIndex, places: chatPlaceIndex };

/** Computes the features of a message. */
export const featuresOf = (message: string): Features => messageFeatures(messagePartsOf(parse(message, vocabulary), []));

/** How often each stem is written out, with other names and choices. */
const writings = 2;

/** Writes each stem out and computes its features. */
export function writtenStems(stems: readonly Stem[]): WrittenStem[] {
  const random = randomOf(seed);
  const values = valuesOf(chatNames);
  const known = new Map<string, Features>();
  return stems.flatMap((stem) =>
    Array.from({ length: writings }, () => {
      const message = writeOut(stem, values, random);
      const features = known.get(message) ?? featuresOf(message);
      known.set(message, features);
      return { ...stem, message, features };
    }),
  );
}
