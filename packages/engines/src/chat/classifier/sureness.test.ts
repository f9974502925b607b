import { describe, expect, it } from 'vitest';
import { emptyThread } from '../chat-thread.ts';
import { intentModel } from '../fixtures/intent-model.ts';
import { names } from '../fixtures/names.ts';
import { ChatReader } from '../read-message.ts';
import type { IntentModel, Meaning } from './intent-model.ts';
import { buckets } from './message-features.ts';
import { meaningsToOffer, surenessOf } from './sureness.ts';

const guesses = (...chances: [Meaning, number][]) => chances.map(([meaning, chance]) => ({ meaning, chance }));

describe('sureness', () => {
  it.each([
    [0.7, 'sure'],
    [0.69, 'likely'],
    [0.4, 'likely'],
    [0.39, 'unsure'],
  ])('of a chance of %d is ‘%s’', (chance, sureness) => {
    expect(surenessOf(guesses(['emi', chance]))).toBe(sureness);
  });

  it('offers the next two meanings beside an answer, and three in its place, but none that is no question', () => {
    const all = guesses(
      ['emi', 0.3],
      ['greeting', 0.2],
      ['loan', 0.15],
      ['goes_on', 0.1],
      ['spec', 0.1],
      ['part', 0.05],
    );
    expect(meaningsToOffer(all, 'likely', 'emi')).toEqual(['loan', 'spec']);
    expect(meaningsToOffer(all, 'unsure', 'emi')).toEqual(['emi', 'loan', 'spec']);
    expect(meaningsToOffer(all, 'sure', 'emi')).toEqual([]);
  });
});

/** A model to which all of these meanings are equally likely. */
const undecided = (...meanings: Meaning[]): IntentModel => ({
  meanings,
  weights: new Int8Array(buckets * meanings.length),
  step: 1,
  temperature: 1,
});

describe('a message whose meaning is in doubt', () => {
  const reader = new ChatReader(names, intentModel);
  const doubtful = (...meanings: Meaning[]) =>
    new ChatReader(names, undecided(...meanings)).read('jupiter pune me 2020 wali', emptyThread);

  it('is read as the meaning that is chosen next, with all that it said', () => {
    const { sureness, meanings, thread } = doubtful('valuation', 'on_road_price', 'mileage');
    expect([sureness, meanings]).toEqual(['unsure', ['valuation', 'on_road_price', 'mileage']]);
    expect(reader.read('Resale value', thread)).toMatchObject({
      intent: 'valuation',
      sureness: 'sure',
      slots: { bike: 'tvs/jupiter', city: 'pune', year: 2020 },
    });
    expect(reader.read('रीसेल वैल्यू', thread).slots.year).toBe(2020);
  });

  it('is left for a question that names something itself, or was not offered', () => {
    const { thread } = doubtful('valuation', 'on_road_price', 'mileage');
    expect(reader.read('activa mileage', thread).slots).toEqual({ bike: 'honda/activa' });
    expect(reader.read('emi', thread).intent).toBe('emi');
  });

  it('is answered if the meaning is likely, and the doubt ends with the next message', () => {
    const { sureness, meanings, thread } = doubtful('on_road_price', 'valuation');
    expect([sureness, meanings]).toEqual(['likely', ['valuation']]);
    expect(reader.read('what is the mileage of the activa', thread).thread.doubtful).toBeNull();
  });
});
