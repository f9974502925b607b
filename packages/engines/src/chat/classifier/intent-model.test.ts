import { expect, it } from 'vitest';
import { intentModel } from '../fixtures/intent-model.ts';
import { decodeIntentModel, encodeIntentModel, guesses, type IntentModel, type Meaning } from './intent-model.ts';
import { buckets } from './message-features.ts';

it('is the same after it was written as bytes', () => {
  expect(decodeIntentModel(encodeIntentModel(intentModel))).toEqual(intentModel);
});

it.each([
  ['other intents', { ...intentModel, meanings: intentModel.meanings.with(0, 'horoscope' as Meaning) }],
  ['another number of features', { ...intentModel, weights: new Int8Array(8) }],
])('is refused with %s', (_, model: IntentModel) => {
  expect(() => decodeIntentModel(encodeIntentModel(model))).toThrow(/Train it anew/);
});

it('gives chances that add up to 1, most likely first, and milder ones at a higher temperature', () => {
  const weights = new Int8Array(buckets * 2);
  weights.set([10, -10], 6);
  const model: IntentModel = { meanings: ['emi', 'loan'], weights, step: 0.1, temperature: 1 };
  const [first, second] = guesses(new Map([[3, 1]]), model);
  expect(first?.meaning).toBe('emi');
  expect((first?.chance ?? 0) + (second?.chance ?? 0)).toBeCloseTo(1);
  expect(guesses(new Map([[3, 1]]), { ...model, temperature: 3 })[0]?.chance).toBeLessThan(first?.chance ?? 0);
});
