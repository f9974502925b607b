import { describe, expect, it } from 'vitest';
import { citySections, type FoundCities } from './city-sections.ts';

const city = (name: string, state: string) => ({ id: name, name, state, rto_code: null });
const shown = (found: FoundCities) =>
  citySections(found, ({ id, name }) => ({ id: String(id), text: name }))
    .filter(({ options }) => options.length > 0)
    .map(({ title = '', options }) => [title].concat(options.map(({ text }) => text)));

const cities = [city('Itanagar', 'Arunachal Pradesh'), city('Imphal', 'Manipur')];

describe('citySections', () => {
  it('shows cities of the name without a word', () => {
    expect(shown({ cities })).toEqual([['', 'Itanagar', 'Imphal']]);
    expect(shown({ cities, guess: null, hasMore: true })).toEqual([['', 'Itanagar', 'Imphal', 'More cities']]);
  });

  it.each([
    ['state', ['Goa'], 'Cities in Goa. Road tax is the same across a state.'],
    ['pin', ['Goa'], 'PIN codes starting with 40 are in Goa. Road tax is the same across the state.'],
    [
      'pin',
      ['Maharashtra', 'Goa'],
      'PIN codes starting with 40 are in Maharashtra or Goa. Road tax depends on the state, so choose a city in yours.',
    ],
    ['place', ['Goa'], 'Cities nearest to 40. Road tax is the same across Goa.'],
    [
      'place',
      ['Goa', 'Assam'],
      'There is a 40 in Goa and in Assam. Road tax depends on the state, so choose a city in yours.',
    ],
  ] as const)('says what the cities are of a %s', (kind, states, title) => {
    const guess = { kind, asked: '40', states: [...states], large: null };
    expect(shown({ cities, guess })).toEqual([[title, 'Itanagar', 'Imphal']]);
  });

  it('puts the nearest large city of another state last', () => {
    const guess = {
      kind: 'place' as const,
      asked: 'Una',
      states: ['Himachal Pradesh'],
      large: city('Ludhiana', 'Punjab'),
    };
    expect(shown({ cities, guess }).at(-1)).toEqual([
      'Nearest large city, in Punjab. Road tax is different there.',
      'Ludhiana',
    ]);
  });

  it('offers the states where nothing is known', () => {
    const guess = { kind: 'unknown' as const, asked: 'zz', states: ['Goa', 'Assam'], large: null };
    const section = citySections({ cities: [], guess }, () => ({ id: '', text: '' })).find(
      ({ options }) => options.length > 0,
    );
    expect(section?.title).toContain('No cities found');
    expect(section?.options.map(({ next, afterChoice }) => [next, afterChoice])).toEqual([
      [{ search: 'Goa' }, 'stay'],
      [{ search: 'Assam' }, 'stay'],
    ]);
  });
});
