import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../areas.ts';
import type { Database } from '../../core/database/open-database.ts';
import { searches } from '../../core/database/weekly-count-schema.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('SearchService on $name', ({ open }) => {
  let database: Database;
  let services: Services;

  const suggest = async (text: string) => (await services.search.suggest(text)).bikes.map(({ slug }) => slug);

  beforeAll(async () => {
    database = await open();
    services = await seededServices(database);
  });
  afterAll(() => database.close());

  it.each([
    ['royal', ['surya-royal-350']],
    ['ROYAL SURYA', ['surya-royal-350']],
    ['royal 350', ['surya-royal-350']],
    ['royal350', ['surya-royal-350']],
    ['350 cc', ['surya-royal-350']],
    ['350cc', ['surya-royal-350']],
    ['3.7 kwh', ['vega-e1']],
    ['e1 plus', ['vega-e1']],
    ['roayl', ['surya-royal-350']],
    ['royl', ['surya-royal-350']],
    ['suray roial', ['surya-royal-350']],
    ['vega', ['vega-e1', 'vega-110', 'vega-e2']],
    ['100%', ['vega-e1']],
    ['', []],
    ['zzzzzz', []],
    ['a\\', []],
  ])('suggests for %j', async (text, slugs) => {
    expect(await suggest(text)).toEqual(slugs);
  });

  it.each([
    ['royal 350 price', ['surya-royal-350']],
    ['surya royal 350 on road', ['surya-royal-350']],
    ['royal 350 6g', ['surya-royal-350']],
    ['350 royal latest model', ['surya-royal-350']],
    ['roy\u200Bal\u200E', ['surya-royal-350']],
    ['electric scooter with range above 150', ['vega-e1']],
    ['vega scooter 110 emi in delhi', ['vega-110']],
    ['royal 350 vs vega 110', ['surya-royal-350', 'vega-110']],
    ['royal 350 under 20000', ['surya-royal-350']],
  ])('suggests for the plain words %j', async (text, slugs) => {
    expect(await suggest(text)).toEqual(slugs);
  });

  const leadsOf = async (text: string) =>
    (await services.search.suggest(text)).leads.map(({ aim, bikes, city }) => [
      aim,
      bikes.map(({ slug }) => slug).join(' '),
      city?.name ?? null,
    ]);

  it.each([
    ['royal 350 price', [['price', 'surya-royal-350', null]]],
    ['350 royal on road', [['price', 'surya-royal-350', null]]],
    ['royal 350 price in mumbai', [['price', 'surya-royal-350', 'Mumbai']]],
    ['royal 350 bombay', [['price', 'surya-royal-350', 'Mumbai']]],
    ['royal 350 price दिल्ली में', [['price', 'surya-royal-350', 'Delhi']]],
    ['royal 350 emi in mumbay', [['emi', 'surya-royal-350', 'Mumbai']]],
    ['price of royal 350 in 400001', [['price', 'surya-royal-350', 'Mumbai']]],
    ['royal 350 price maharashtra', [['price', 'surya-royal-350', 'Mumbai']]],
    ['royal 350 price in nowhere', [['price', 'surya-royal-350', null]]],
    ['royal 350 vs vega 110', [['compare', 'surya-royal-350 vega-110', null]]],
    ['royal 350 mileage', [['figures', 'surya-royal-350', null]]],
    ['reviews of royal 350', [['reviews', 'surya-royal-350', null]]],
    ['best scooter under 1 lakh', [['choose', '', null]]],
    ['royal 350 vs royal', []],
    ['royal 350', []],
    ['scooter price', []],
    ['zarkon price', []],
    ['', []],
  ])('leads from %j to what is asked of a model', async (text, leads) => {
    expect(await leadsOf(text)).toEqual(leads);
  });

  it('leads to the three likeliest models where the words fit several', async () => {
    expect(await leadsOf('s price')).toEqual([
      ['price', 'surya-s14', null],
      ['price', 'surya-s13', null],
      ['price', 'surya-s12', null],
    ]);
  });

  it('suggests eight at most, those that sell most first', async () => {
    const slugs = await suggest('surya');
    expect(slugs).toHaveLength(8);
    expect(slugs.slice(0, 2)).toEqual(['surya-s14', 'surya-s13']);
  });

  it('names eight best-selling models while nobody has looked for anything', async () => {
    const { popularTerms } = await services.search.suggest('');
    expect(popularTerms).toHaveLength(8);
    expect(popularTerms[0]).toBe('Surya S14');
  });

  it('puts what is looked for most first, and counts names of the catalogue only', async () => {
    const { search } = await seededServices(database);
    for (const text of ['vega', 'VEGA', 'royal-350', 'veg', 'my number is 98765']) await search.suggest(text);
    await search.flush();
    const tomorrow = await seededServices(database, new Date('2026-11-22T12:00:00+05:30'));
    const { popularTerms } = await tomorrow.search.suggest('');
    expect(popularTerms.slice(0, 3)).toEqual(['Vega', 'Surya Royal 350', 'Surya S14']);
  });

  it('forgets after two weeks what was looked for', async () => {
    await services.search.suggest('vega');
    await services.search.flush();
    const later = await seededServices(database, new Date('2026-12-07T12:00:00+05:30'));
    expect((await later.search.suggest('')).popularTerms).not.toContain('Vega');
  });

  it('keeps counts that could not be written for the next time', async () => {
    const { search } = await seededServices(database);
    await database.orm.delete(searches);
    await search.suggest('vega');
    await database.orm.execute('alter table searches rename to gone');
    try {
      await expect(search.flush()).rejects.toThrow();
    } finally {
      await database.orm.execute('alter table gone rename to searches');
    }
    await search.flush();
    expect(await database.orm.select().from(searches)).toMatchObject([{ term: 'Vega', count: 1 }]);
  });
});
