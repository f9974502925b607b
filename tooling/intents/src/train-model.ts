import { buckets, guesses, type IntentModel, type Meaning } from '@dopahiya/engines/chat-training';
import type { WrittenStem } from './examples.ts';
import { trainWeights } from './train-weights.ts';

/** File of the model, in the API's data. */
export const modelFile = new URL('../../../apps/api/data/chat/intents.bin.gz', import.meta.url);

const settings = { epochs: 7, rate: 0.3, penalty: 1e-4, seed: 7 } as const;

/** Number of parts that the stems are divided into to measure a model. */
export const folds = 5;

/** Returns the stems to train on and those held out, which are every fifth with all its writings; `fold` says which fifth. */
export function divide(stems: readonly WrittenStem[], fold: number): { trained: WrittenStem[]; held: WrittenStem[] } {
  const texts = [...new Set(stems.map(({ text }) => text))];
  const heldTexts = new Set(texts.filter((_, index) => index % folds === fold));
  return {
    trained: stems.filter(({ text }) => !heldTexts.has(text)),
    held: stems.filter(({ text }) => heldTexts.has(text)),
  };
}

/** Largest whole number of a weight, and the smallest that is kept: the file is smaller without the others. */
const largest = 127;
const smallest = 2;

/** Trains a model whose chances are not calibrated. */
export function trainRawModel(stems: readonly WrittenStem[], meanings: readonly Meaning[]): IntentModel {
  const examples = stems.map(({ meaning, features }) => ({
    buckets: Int32Array.from(features.keys()),
    values: Float64Array.from(features.values()),
    label: meanings.indexOf(meaning),
  }));
  const weights = trainWeights(examples, { ...settings, labels: meanings.length, buckets });
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest;
  const whole = Int8Array.from(weights, (weight) => {
    const rounded = Math.round(weight / step);
    return Math.abs(rounded) < smallest ? 0 : rounded;
  });
  return { meanings, step, temperature: 1, weights: whole };
}

/** Trains a model, with the temperature that suits stems held out of a first training. */
export function trainModel(stems: readonly WrittenStem[]): IntentModel {
  const meanings = meaningsOf(stems);
  const { trained, held } = divide(stems, 0);
  const first = trainRawModel(trained, meanings);
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
