import { type ChatReading, ChatReader, emptyThread, type Intent } from '@dopahiya/engines/chat';
import { NameIndex, PlaceIndex } from '@dopahiya/engines/parser';
import { describe, expect, it } from 'vitest';
import { readIntentModel } from '../intent-model.ts';
import { wordsIn } from '../words/chat-words.ts';
import { textAnswer } from './answered.ts';
import { asksBack, whichMeaning, withMeanings } from './meaning-choices.ts';

const words = wordsIn('en');
const likely: Pick<ChatReading, 'intent' | 'sureness' | 'meanings'> = {
  intent: 'mileage',
  sureness: 'likely',
  meanings: ['running_cost', 'spec'],
};

describe('meanings to choose from', () => {
  it('are offered after an answer that is only likely', () => {
    const { reply, choices } = withMeanings(textAnswer('60 km/l.'), likely, words);
    expect(reply).toBe('60 km/l. If you meant something else, choose it.');
    expect(choices.map(({ label }) => label)).toEqual(['Running cost', 'Specifications']);
  });

  it('take no place from choices that an answer has itself', () => {
    const asking = { ...textAnswer('Which use?'), choices: [{ label: 'Office', message: 'Office' }] };
    expect(withMeanings(asking, likely, words)).toEqual(asking);
  });

  it('replace the answer where nothing is likely, in Hindi too', () => {
    const unsure = { ...likely, sureness: 'unsure', meanings: ['mileage', 'running_cost', 'spec'] } as const;
    expect(asksBack(unsure)).toBe(true);
    expect(asksBack({ ...unsure, intent: 'out_of_scope' })).toBe(false);
    const { reply, choices } = whichMeaning(unsure, wordsIn('hi'));
    expect(reply).toBe('मैं पक्का नहीं समझा। क्या आप इनमें से कुछ पूछ रहे हैं?');
    expect(choices.map(({ message }) => message)).toEqual(['माइलेज', 'चलाने का खर्च', 'स्पेसिफ़िकेशन']);
  });
});

const neverOffered: ReadonlySet<string> = new Set(['situation', 'greeting', 'out_of_scope']);

it.each(['en', 'hi'] as const)('the bot understands each of its own choices (%s)', async (language) => {
  const reader = new ChatReader(
    new NameIndex({ brands: [], bikes: [] }),
    new PlaceIndex({ cities: [], states: [] }),
    await readIntentModel(),
  );
  const offered = (Object.entries(wordsIn(language).meanings) as [Intent, string][]).filter(
    ([meaning]) => !neverOffered.has(meaning),
  );
  const wrong = offered.filter(([meaning, label]) => {
    const doubtful = { written: 'jupiter', meanings: [meaning] };
    return reader.read(label, { ...emptyThread, doubtful }).intent !== meaning;
  });
  expect(wrong).toEqual([]);
  expect(offered.length).toBeGreaterThan(30);
});
