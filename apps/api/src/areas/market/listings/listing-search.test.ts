import { usedBikePageSchema } from '@dopahiya/domain/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { writeListings, type WrittenListing } from '../../../testing/write-listings.ts';

const royal = { bike: 'surya-royal-350', model: 'Royal 350' } as const;
const added = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T12:00:00+05:30`);

const written: WrittenListing[] = [
  {
    slug: 'royal-delhi',
    ...royal,
    expected_price: 90_000,
    year_of_manufacture: 2018,
    km_ridden: 30_000,
    created_at: added(9),
  },
  { slug: 'royal-mumbai', ...royal, city: 'mumbai', expected_price: 60_000, color: 'Black', created_at: added(8) },
  {
    slug: 'royal-agra',
    ...royal,
    city: 'agra',
    expected_price: 120_000,
    owner: '2nd',
    version: 'Heritage',
    created_at: added(7),
  },
  {
    slug: 'scooter-delhi',
    brand: 'vega',
    bike: 'vega-110',
    model: '110',
    expected_price: 30_000,
    created_at: added(6),
  },
  {
    slug: 'electric-agra',
    brand: 'vega',
    bike: 'vega-e1',
    model: 'E1',
    city: 'agra',
    expected_price: 80_000,
    created_at: added(5),
  },
  { slug: 'own-royal', bike: null, model: 'Royal Custom', city: 'agra', expected_price: 70_000, created_at: added(4) },
];

describe.each(testDatabases)('typed searches for used bikes on $name', ({ open }) => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await open();
    api = await seededApp(database);
    await writeListings(database, written);
  });
  afterAll(() => database.close());

  const search = async (text: string, more = '') => {
    const { body } = await api.get(`/api/used-bikes/?search=${encodeURIComponent(text)}${more}`);
    return usedBikePageSchema.parse(body);
  };
  const slugs = async (text: string, more?: string) => (await search(text, more)).results.map(({ slug }) => slug);

  it.each([
    ['royal', ['royal-delhi', 'royal-mumbai', 'royal-agra', 'own-royal']],
    ['roayl', ['royal-delhi', 'royal-mumbai', 'royal-agra']],
    ['royal in delhi', ['royal-delhi']],
    ['bombay royal', ['royal-mumbai']],
    ['royal delhii', ['royal-delhi']],
    ['royal uttar pradesh', ['royal-agra', 'own-royal']],
    ['royal under 1 lakh', ['royal-delhi', 'royal-mumbai', 'own-royal']],
    ['royal 2018', ['royal-delhi']],
    ['royal before 2020', ['royal-delhi']],
    ['royal below 20000 km', ['royal-mumbai', 'royal-agra', 'own-royal']],
    ['black royal', ['royal-mumbai']],
    ['second owner royal', ['royal-agra']],
    ['cheapest royal', ['royal-mumbai', 'own-royal', 'royal-delhi', 'royal-agra']],
    ['scooter under 50k', ['scooter-delhi']],
    ['electric scooter agra', ['electric-agra']],
    ['350cc', ['royal-delhi', 'royal-mumbai', 'royal-agra']],
    ['royal heritage', ['royal-agra']],
    ['verified royal', []],
  ])('finds the bikes meant by %j', async (text, expected) => {
    expect(await slugs(text)).toEqual(expected);
  });

  it('says how it read the search, with the search without each part', async () => {
    const { read } = await search('royal under 1 lakh delhi 2018');
    expect(read?.ignored).toEqual([]);
    expect(read?.parts).toEqual([
      { kind: 'price', value: null, min: null, max: 100_000, without: 'royal delhi 2018' },
      { kind: 'year', value: null, min: 2018, max: 2018, without: 'royal under 1 lakh delhi' },
      { kind: 'model', value: 'Surya Royal 350', min: null, max: null, without: 'under 1 lakh delhi 2018' },
      { kind: 'city', value: 'Delhi', min: null, max: null, without: 'royal under 1 lakh 2018' },
    ]);
    expect((await search('')).read).toBeNull();
  });

  it('ignores words that no listing has beside what it understands, and says so', async () => {
    const { results, read } = await search('royal scratchless delhi');
    expect(results.map(({ slug }) => slug)).toEqual(['royal-delhi']);
    expect(read?.ignored).toEqual([{ words: 'scratchless', without: 'royal delhi' }]);
  });

  it('finds nothing for words of which it understands none', async () => {
    expect(await slugs('zzqx wwvk')).toEqual([]);
  });

  it('applies chosen filters too, and counts the choices within the search', async () => {
    expect(await slugs('royal', '&max_price=65000')).toEqual(['royal-mumbai']);
    const { facets } = await search('royal', '&facets=true&city=delhi');
    expect(facets?.city.map(({ value, count }) => [value, count])).toEqual([
      ['agra', 2],
      ['delhi', 1],
      ['mumbai', 1],
    ]);
  });

  it('prefers a chosen order to a typed one', async () => {
    expect((await slugs('cheapest royal', '&sort=price-high'))[0]).toBe('royal-agra');
  });

  it('asks a fixed number of statements, however many words are typed', async () => {
    const fresh = await seededApp(database);
    await fresh.get('/api/used-bikes/?search=royal');
    const texts = [
      'royal delhi under 1 lakh 2018 abc def ghi',
      'royal or s1 or s2 or s3 or s4 or 110 agra delhi mumbai jkl',
    ];
    for (const text of texts) {
      const { queries } = await countQueries(database, () =>
        fresh.get(`/api/used-bikes/?search=${encodeURIComponent(text)}`),
      );
      expect(queries).toBeLessThanOrEqual(5);
    }
  });
});
