import { type BikeQuery, bikeQuerySchema } from '@dopahiya/domain/inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { AppError } from '../../../core/errors.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import type { BikeService } from './bike-service.ts';

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

describe.each(testDatabases)('BikeService on $name', ({ open }) => {
  let database: Database;
  let bikes: BikeService;

  const list = (query: Record<string, string>) => bikes.list(bikeQuerySchema.parse(query) satisfies BikeQuery);
  const listed = async (query: Record<string, string>) => slugsOf((await list({ limit: '100', ...query })).rows);

  beforeAll(async () => {
    database = await open();
    ({ bikes } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists all bikes ten at a time, those that sell most first, none twice', async () => {
    const first = await list({});
    const second = await list({ page: '2' });
    expect(first).toMatchObject({ page: 1, limit: 10, count: 20 });
    expect(slugsOf(first.rows).slice(0, 3)).toEqual(['surya-s14', 'surya-s13', 'surya-s12']);
    expect(new Set([...slugsOf(first.rows), ...slugsOf(second.rows)])).toHaveLength(20);
  });

  it.each([
    [{ brand: 'vega' }, ['vega-e1', 'vega-110', 'vega-e2']],
    [{ search: 'ROYAL surya' }, ['surya-royal-350']],
    [{ search: 'vega %' }, ['vega-e1']],
    [{ search: '_' }, ['vega-e1']],
    [{ search: String.raw`\ ` }, []],
    [{ search: "'; drop table bikes; --" }, []],
    [{ battery_type: 'Lithium-Ion' }, ['vega-e1']],
    [{ battery_type: 'lead' }, []],
    [{ battery_type: 'lead', any_battery: 'true', fuel: 'electric' }, ['vega-e1', 'vega-e2']],
    [{ search: 'royal 6g' }, []],
    [{ search: 'royal 6g', any_words: 'true' }, ['surya-royal-350']],
    [{ fuel: 'electric' }, ['vega-e1', 'vega-e2']],
    [{ body_style: 'scooter', fuel: 'petrol' }, ['vega-110']],
    [{ category: 'scooters' }, ['vega-e1', 'vega-110', 'vega-e2']],
    [{ category: 'cruisers' }, ['surya-royal-350']],
    [{ category: 'cruisers', body_style: 'scooter' }, []],
    [{ category: 'mileage', max_cc: '110' }, ['surya-s1', 'surya-s2']],
    [{ min_price: '110000', max_price: '190000' }, ['vega-e1', 'surya-royal-350']],
    [{ min_cc: '230' }, ['surya-s14', 'surya-royal-350']],
    [{ min_cc: '220', sort: 'engine-low' }, ['surya-s13', 'surya-s14', 'surya-royal-350']],
    [{ min_cc: '220', sort: 'engine-high' }, ['surya-royal-350', 'surya-s14', 'surya-s13']],
    [{ brand: 'vega', sort: 'price-low' }, ['vega-110', 'vega-e1', 'vega-e2']],
    [{ brand: 'vega', sort: 'price-high' }, ['vega-e1', 'vega-110', 'vega-e2']],
    [{ brand: 'vega', sort: 'range' }, ['vega-e1', 'vega-110', 'vega-e2']],
    [{ brand: 'vega', sort: 'launch' }, ['vega-e1', 'vega-110', 'vega-e2']],
    [{ brand: 'vega', sort: 'rating' }, ['vega-e1', 'vega-110', 'vega-e2']],
    [{ brand: 'vega,surya', min_cc: '230' }, ['surya-s14', 'surya-royal-350']],
    [{ brand: ' vega, ,vega ', fuel: 'petrol' }, ['vega-110']],
    [{ body_style: 'cruiser,scooter', max_price: '120000' }, ['vega-e1', 'vega-110']],
    [{ min_mileage: '78' }, ['surya-s2', 'surya-s1']],
    [{ min_range: '100', max_range: '151' }, ['vega-e1']],
    [{ max_seat_height: '805' }, ['surya-royal-350']],
    [{ min_kerb_weight: '196' }, []],
    [{ max_seat_height: '805', brand: 'vega' }, []],
    [{ max_seat_height: '805', brand: 'vega', status: 'on_sale', keep_unknown: 'true' }, ['vega-e1', 'vega-110']],
    [{ abs: 'true' }, ['surya-royal-350']],
    [{ abs: 'false', brand: 'vega' }, ['vega-110']],
    [{ status: 'upcoming,discontinued' }, ['surya-next', 'surya-old', 'vega-e2']],
    [{ search: '350cc' }, ['surya-royal-350']],
    [{ search: '350 cc' }, ['surya-royal-350']],
    [{ search: 'roayl' }, ['surya-royal-350']],
  ])('lists for %j', async (query, slugs) => {
    expect(await listed(query)).toEqual(slugs);
  });

  it.each([
    ['scooters', {}, ['vega-e1', 'vega-110']],
    ['scooters', { status: 'upcoming' }, ['vega-e2']],
    ['scooters', { body_style: 'cruiser' }, []],
    ['cruisers', {}, ['surya-royal-350']],
    ['super_bikes', {}, []],
    ['commuters', { min_cc: '220', sort: 'engine-low' }, ['surya-s13', 'surya-s14']],
    ['best_mileage', { max_cc: '110' }, ['surya-s1', 'surya-s2']],
    ['budget_bikes', { min_price: '110000', max_price: '190000' }, ['vega-e1', 'surya-royal-350']],
    ['filter/by-engine-capacity', { min_cc: '230' }, ['surya-s14', 'surya-royal-350']],
  ] as const)('lists what is on sale under %s for %j', async (name, query, slugs) => {
    const { rows } = await bikes.listOf(name, bikeQuerySchema.parse(query));
    expect(slugsOf(rows)).toEqual(slugs);
  });

  it('lists the bikes of a brand, whatever brand the query names', async () => {
    const { rows } = await bikes.ofBrand('vega', bikeQuerySchema.parse({ brand: 'surya' }));
    expect(slugsOf(rows)).toEqual(['vega-e1', 'vega-110', 'vega-e2']);
    await expect(bikes.ofBrand('nobody', bikeQuerySchema.parse({}))).rejects.toMatchObject({ status: 404 });
  });

  it('counts each facet with the conditions of the others', async () => {
    const { facets = [] } = await list({ facets: 'true', brand: 'vega', fuel: 'petrol' });
    const countsOf = (facet: string) =>
      Object.fromEntries(facets.filter((count) => count.facet === facet).map(({ value, count }) => [value, count]));
    expect(countsOf('brand')).toEqual({ surya: 17, vega: 1 });
    expect(countsOf('fuel')).toEqual({ petrol: 1, electric: 2 });
    expect(countsOf('body_style')).toEqual({ scooter: 1 });
    expect(countsOf('budget')).toEqual({ '0-70000': 1, '0-80000': 1, '0-100000': 1, '0-150000': 1, '0-200000': 1 });
    expect(countsOf('capacity')).toEqual({ '0-100': 1, '100-110': 1 });
    expect(countsOf('abs')).toEqual({ false: 1 });
    expect((await list({})).facets).toBeUndefined();
  });

  it('counts for every choice what the list holds once it is taken', async () => {
    const query = { facets: 'true', max_price: '150000', search: 'surya' };
    const { facets = [] } = await list(query);
    expect(facets.length).toBeGreaterThan(8);
    for (const { facet, value, count } of facets.filter((choice) => !['budget', 'capacity'].includes(choice.facet))) {
      expect((await list({ ...query, [facet]: value })).count).toBe(count);
    }
    for (const { value, count } of facets.filter(({ facet }) => facet === 'capacity')) {
      const [min_cc = '', max_cc = ''] = value.split('-');
      expect((await list({ ...query, min_cc, max_cc })).count).toBe(count);
    }
  });

  it('counts each bound with the other end of its measure, and its own choice left out', async () => {
    const countsOf = async (facet: string, query: Record<string, string>) => {
      const { facets = [] } = await list({ facets: 'true', ...query });
      return Object.fromEntries(
        facets.filter((count) => count.facet === facet).map(({ value, count }) => [value, count]),
      );
    };
    const mileages = { min_mileage: '72', max_mileage: '75' };
    expect(await countsOf('min_mileage', mileages)).toEqual({ 40: 10, 50: 10, 60: 10, 70: 6 });
    expect(await countsOf('brand', mileages)).toEqual({ surya: 4 });
    expect(await countsOf('min_range', { min_range: '200' })).toEqual({ 80: 1, 100: 1, 120: 1, 150: 1 });
    expect(await countsOf('max_seat_height', { max_seat_height: '700' })).toEqual({ 820: 1 });
    expect(await countsOf('max_seat_height', { min_seat_height: '806' })).toEqual({});
  });

  it('finds the bikes on sale that are most like one, itself left out', async () => {
    const similar = slugsOf(await bikes.similar('surya-royal-350'));
    expect(similar).toHaveLength(12);
    expect(similar).not.toContain('surya-royal-350');
    expect(similar).not.toContain('surya-old');
    expect(slugsOf(await bikes.similar('surya-s7')).slice(0, 2)).toEqual(['surya-s8', 'surya-s6']);
    expect(slugsOf(await bikes.similar('vega-e1'))[0]).toBe('vega-110');
    await expect(bikes.similar('nobody')).rejects.toMatchObject({ status: 404 });
  });

  it('takes a brand by its id as well', async () => {
    const { rows } = await list({ brand: 'vega' });
    expect(await listed({ brand: String(rows[0]?.brand.id) })).toEqual(slugsOf(rows));
  });

  it('says so when the brand does not exist', async () => {
    await expect(list({ brand: 'nobody' })).rejects.toMatchObject({
      status: 400,
      fields: { brand: [{ en: expect.stringContaining('find this brand') }] },
    });
  });

  it('answers a page beyond the end with what pages there are, and an empty list with its one page', async () => {
    await expect(list({ page: '3' })).rejects.toThrow('The list has 2 pages. Ask for a page up to that.');
    await expect(list({ page: '999999999999999' })).rejects.toBeInstanceOf(AppError);
    expect(await list({ search: 'nothing' })).toMatchObject({ count: 0, rows: [] });
  });

  it('calls the twelve models popular that sell most', async () => {
    const popular = await bikes.popular();
    expect(popular).toHaveLength(12);
    expect(popular.every(({ is_popular }) => is_popular)).toBe(true);
    expect(slugsOf(popular)).toContain('vega-e1');
    const { rows } = await list({ limit: '100' });
    expect(slugsOf(rows.filter(({ is_popular }) => is_popular))).toEqual(slugsOf(popular));
  });

  it('takes the best-selling model of each brand as trending', async () => {
    expect(slugsOf(await bikes.trending())).toEqual(['surya-s14', 'vega-e1']);
  });

  it('lists electric models on sale, and none that is only announced', async () => {
    expect(slugsOf(await bikes.electric())).toEqual(['vega-e1']);
    const page = async (choice: object) => (await bikes.electricPage({ page: 1, limit: 10 }, choice)).count;
    expect([await page({ sort: 'range' }), await page({ body_style: ['cruiser'] })]).toEqual([1, 0]);
  });

  it('lists what is announced or launches in the future by date, unknown dates last', async () => {
    expect(slugsOf(await bikes.upcoming())).toEqual(['vega-e1', 'surya-next', 'vega-e2']);
  });

  it('no longer counts a model as upcoming once its day has come in India', async () => {
    const lateOn21st = new Date('2026-11-21T19:00:00Z');
    const services = await seededServices(database, lateOn21st);
    expect(slugsOf(await services.bikes.upcoming())).toEqual(['surya-next', 'vega-e2']);
  });

  it('takes the best-selling model of each body style and fuel as best', async () => {
    const best = slugsOf(await bikes.best());
    expect(best).toEqual(['surya-s14', 'vega-e1', 'vega-110', 'surya-royal-350']);
  });

  it('finds a bike by slug or id, with its variants in order', async () => {
    const { bike, variants } = await bikes.detail('surya-royal-350');
    expect(bike).toMatchObject({ name: 'Royal 350', brand: { slug: 'surya' }, specifications: { kerb_weight: 195 } });
    expect(variants.map(({ name }) => name)).toEqual(['Heritage', 'Signals']);
    expect((await bikes.detail(String(bike.id))).bike).toEqual(bike);
  });

  it.each(['nobody', '0', '99999999999999', 'a\0b', '../brands', 'Surya-Royal-350', '%', ''])(
    'has no bike called %j',
    async (slug) => {
      await expect(bikes.detail(slug)).rejects.toMatchObject({ status: 404 });
    },
  );
});
