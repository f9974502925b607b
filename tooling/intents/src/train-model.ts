import { buckets, guesses, type IntentModel, type Meaning } from '@dopahiya/engines/chat-training';
import type { WrittenStem } from './examples.ts';
import { trainWeights } from './train-weights.ts';

const settings = { epochs: 6, rate: 0.3, penalty: 1e-4, seed: 7 } as const;

/** Every fifth stem is held out to measure a model; `fold` says which fifth. */
export const folds = 5;
export const isHeldOut = (index: number, fold: number): boolean => index % folds === fold;

/** Largest whole number of a weight. */
const largest = 127;

/** Trains a model whose chances are not calibrated. */
export function trainRawModel(stems: readonly WrittenStem[], meanings: readonly Meaning[]): IntentModel {
  const examples = stems.map(({ meaning, features }) => ({
    buckets: Int32Array.from(features.keys()),
    values: Float64Array.from(features.values()),
    label: meanings.indexOf(meaning),
  }));
  const weights = trainWeights(examples, { ...settings, labels: meanings.length, buckets });
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest;
  return { meanings, step, temperature: 1, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)) };
}

/** Trains a model, with the temperature that suits stems held out of a first training. */
export function trainModel(stems: readonly WrittenStem[]): IntentModel {
  const meanings = meaningsOf(stems);
  const held = stems.filter((_, index) => isHeldOut(index, 0));
  const first = trainRawModel(
    stems.filter((_, index) => !isHeldOut(index, 0)),
    meanings,
  );
  return { ...trainRawModel(stems, meanings), temperature: bestTemperature(first, held) };
}

/** Returns all meanings of the stems, in order. */
export const meaningsOf = (stems: readonly WrittenStem[]): readonly Meaning[] =>
  [...new Set(stems.map(({ meaning }) => meaning))].toSorted();

const temperatures = Array.from({ length: 41 }, (_, index) => 0.5 + index / 20);

/** Returns the temperature by which the right meanings of held-out stems are likeliest. */
function bestTemperature(model: IntentModel, held: readonly WrittenStem[]): number {
  const lossAt = (temperature: number) =>
    held.reduce((loss, { meaning, features }) => {
      const right = guesses(features, { ...model, temperature }).find((guess) => guess.meaning === meaning);
      return loss - Math.log(right?.chance ?? Number.MIN_VALUE);
    }, 0);
  const losses = temperatures.map(lossAt);
  return temperatures[losses.indexOf(Math.min(...losses))] ?? 1;
}
