import { beforeAll, describe, expect, it } from 'vitest';
import { resultsPage } from '../../testing/results-page.ts';
import { ownCatalogueApp } from '../../testing/seeded-app.ts';
import { openOwnCatalogue } from '../../testing/test-databases.ts';

describe('searches of our own catalogue', () => {
  let get: (path: string) => Promise<unknown>;

  beforeAll(async () => {
    const app = await ownCatalogueApp(await openOwnCatalogue());
    get = async (path) => (await app.request(path)).json();
  });

  /** Returns the parts of a search that counted: names, words without a meaning, and conditions that no bike of those names meets. */
  const counted = async (text: string) => {
    const { found, reading } = await resultsPage(text, get);
    const { rest, unknown = [], unfit = [] } = reading;
    return {
      rest,
      unknown: unknown.join(' '),
      unfit: unfit.map(({ words }) => words),
      found: found.results.map(({ name }) => name),
    };
  };

  it.each([
    ['black scooter under 80000', 'black'],
    ['white scooter', 'white'],
    ['red sports bike', 'red'],
    ['disc brake scooter', 'disc brake'],
    ['bike with disc brake and bluetooth under 1.2 lakh', 'disc brake bluetooth'],
    ['scooter with big storage', 'big storage'],
    ['smart scooter under 1 lakh', 'smart'],
    ['strong scooter', 'strong'],
    ['honda scooter 110', '110'],
    ['black or white scooter', 'black white'],
  ])('%s keeps its conditions, and drops what only resembles names', async (text, dropped) => {
    const { found, ...words } = await counted(text);
    expect(words).toEqual({ rest: '', unknown: dropped, unfit: [] });
    expect(found).not.toEqual([]);
  });

  it.each([
    ['sports bike not ktm', 'KTM'],
    ['honda not activa', 'Activa'],
    ['scooter honda ke alawa', 'Honda'],
    ['bike except bajaj or hero', 'Hero'],
  ])('%s shows bikes, and none of %s', async (text, name) => {
    const { found, reading } = await resultsPage(text, get);
    expect(found.results).not.toEqual([]);
    expect(found.results.filter((bike) => `${bike.brand_name} ${bike.name}`.includes(name))).toEqual([]);
    expect(reading.unknown ?? []).toEqual([]);
  });

  it('shows what the kept conditions say', async () => {
    const { found, reading } = await resultsPage('black scooter under 80000', get);
    const same = await resultsPage('scooter under 80000', get);
    expect(found).toEqual(same.found);
    expect(reading.parts).toHaveLength(2);
  });

  it.each([
    ['splender under 1 lakh', 'splender', 'Splendor Plus'],
    ['honda shne 125', 'shine 125', 'Shine 125'],
    ['pulsa under 1 lakh', 'pulsa', 'Pulsar 125'],
    ['mt15 under 2 lakh', 'mt15', 'MT-15 V2'],
    ['cb under 3 lakh', 'cb', 'CB125 Hornet'],
  ])('%s looks for %s beside its conditions', async (text, rest, first) => {
    const words = await counted(text);
    expect(words).toMatchObject({ rest, unfit: [] });
    expect(words.found[0]).toBe(first);
  });

  it.each([
    ['pulsar or apache', ['Apache', 'Pulsar'], []],
    ['pulsar ns ya apache', ['Apache', 'Pulsar'], []],
    ['pulsar या apache under 1.5 lakh', ['Apache', 'Pulsar'], []],
    ['honda activa or tvs jupiter', ['Activa', 'Jupiter'], []],
    ['pulsar or zarkon under 1 lakh', ['Pulsar'], ['zarkon']],
  ])('%s shows bikes of each name', async (text, names, dropped) => {
    const { found, reading } = await resultsPage(text, get);
    const first = found.results.map(({ name }) => name.split(' ')[0]);
    expect(new Set(first)).toEqual(new Set(names));
    expect(reading.unknown ?? []).toEqual(dropped);
  });

  it.each(['automatic bike', 'heaviest bike', 'new launch bikes', 'used activa in delhi'])(
    '%s leaves no word that no bike has',
    async (text) => {
      const { unknown, found } = await counted(text);
      expect(unknown).toBe('');
      expect(found).not.toEqual([]);
    },
  );

  it('starts with the heaviest where that is asked for', async () => {
    const { found } = await resultsPage('heaviest bike', get);
    const { found: lightest } = await resultsPage('lightest bike', get);
    expect(found.count).toBe(lightest.count);
    expect(found.results.map(({ id }) => id)).not.toContain(lightest.results[0]?.id);
  });

  it.each([
    ['splendor under 50000', 'splendor', 'Splendor Plus'],
    ['splender under 50000', 'splender', 'Splendor Plus'],
    ['classic 350 under 50000', 'classic 350', 'Classic 350'],
  ])('%s shows bikes of the name, for no other fits, and says so', async (text, rest, first) => {
    const words = await counted(text);
    expect(words).toMatchObject({ rest, unknown: '', unfit: ['under 50000'] });
    expect(words.found[0]).toBe(first);
  });
});
