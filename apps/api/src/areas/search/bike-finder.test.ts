import { describe, expect, it } from 'vitest';
import { BikeFinder, type FinderSources } from './bike-finder.ts';
import type { SuggestionRow } from './search-repository.ts';

const rowOf = (name: string): SuggestionRow => ({
  id: 1,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  brand: 'Vega',
  brand_slug: 'vega',
  status: 'on_sale',
  launch_date: null,
  price: 70_000,
  engine_capacity: 110,
  battery_capacity: null,
  max_power: null,
  drawing_key: 'none',
  colours: [],
});

/** Finder over a catalogue with one bike, which the test can change; counts how often it is read. */
function finderOf(name: string) {
  const catalogue = { edition: '1', name, reads: 0, isGone: false };
  const sources: FinderSources = {
    edition: { current: () => Promise.resolve(catalogue.edition), known: () => catalogue.edition },
    searches: {
      bikes: (() => {
        catalogue.reads += 1;
        return catalogue.isGone ? Promise.reject(new Error('gone')) : Promise.resolve([rowOf(catalogue.name)]);
      }) as unknown as FinderSources['searches']['bikes'],
    },
  };
  const finder = new BikeFinder(sources);
  return { catalogue, finder, found: async (text: string) => (await finder.find(text)).map(({ bike }) => bike.name) };
}

describe('BikeFinder', () => {
  it('reads the names once for each edition of the catalogue', async () => {
    const { catalogue, found } = finderOf('Comet');
    expect([await found('comet'), await found('meteor')]).toEqual([['Comet'], []]);
    expect(catalogue.reads).toBe(1);
    Object.assign(catalogue, { edition: '2', name: 'Meteor' });
    expect([await found('comet'), await found('meteor')]).toEqual([[], ['Meteor']]);
    expect(catalogue.reads).toBe(2);
  });

  it('reads them again after an error', async () => {
    const { catalogue, finder, found } = finderOf('Comet');
    catalogue.isGone = true;
    await expect(finder.find('comet')).rejects.toThrow('gone');
    catalogue.isGone = false;
    expect(await found('comet')).toEqual(['Comet']);
  });
});
