import { type Intent, intents } from '../chat-intents.ts';
import { buckets, type Features } from './message-features.ts';

/** What a message can mean: an intent, or a part of the question before it, such as 'and in Pune?'. */
export type Meaning = Intent | 'goes_on';

/** Trained weights of all meanings, as whole numbers. */
export interface IntentModel {
  meanings: readonly Meaning[];
  /** Weights by bucket, then by meaning, divided by `step`. */
  weights: Int8Array;
  step: number;
  /** Divides the scores, so that chances are as high as they are right. */
  temperature: number;
}

/** A meaning with its chance from 0 to 1. */
export interface Guess {
  meaning: Meaning;
  chance: number;
}

/** Computes the chances of all meanings, most likely first. */
export function guesses(features: Features, { meanings, weights, step, temperature }: IntentModel): readonly Guess[] {
  const scores = meanings.map(() => 0);
  for (const [bucket, value] of features) {
    const row = bucket * meanings.length;
    for (let place = 0; place < scores.length; place++)
      scores[place] = (scores[place] ?? 0) + (weights[row + place] ?? 0) * value;
  }
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(((score - most) * step) / temperature));
  const sum = shares.reduce((one, other) => one + other, 0);
  return meanings
    .map((meaning, place) => ({ meaning, chance: (shares[place] ?? 0) / sum }))
    .toSorted((one, other) => other.chance - one.chance);
}

const newline = '\n'.charCodeAt(0);

/** Writes a model as bytes: a line of JSON, then the weights. */
export function encodeIntentModel({ weights, ...head }: IntentModel): Uint8Array {
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(line.length + weights.length);
  bytes.set(line);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), line.length);
  return bytes;
}

/** Reads a model from bytes. @throws Error if the bytes are no model of these intents. */
export function decodeIntentModel(bytes: Uint8Array): IntentModel {
  const end = bytes.indexOf(newline);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Omit<IntentModel, 'weights'>;
  const weights = new Int8Array(bytes.subarray(end + 1));
  const unknown = head.meanings.filter((meaning) => meaning !== 'goes_on' && !intents.includes(meaning));
  if (unknown.length > 0 || weights.length !== buckets * head.meanings.length)
    throw new Error(
      `The model of intents does not fit this version. Train it anew.${unknown.map((name) => ` Unknown: ${name}.`).join('')}`,
    );
  return { ...head, weights };
}
