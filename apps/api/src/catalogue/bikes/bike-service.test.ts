import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../http/app-error.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type BikeQuery, bikeQuerySchema } from './bike-query.ts';
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
  ])('lists for %j', async (query, slugs) => {
    expect(await listed(query)).toEqual(slugs);
  });

  it('takes a brand by its id as well', async () => {
    const { rows } = await list({ brand: 'vega' });
    expect(await listed({ brand: String(rows[0]?.brand.id) })).toEqual(slugsOf(rows));
  });

  it('says so when the brand does not exist', async () => {
    await expect(list({ brand: 'nobody' })).rejects.toMatchObject({
      status: 400,
      fields: { brand: [expect.stringContaining('no such brand')] },
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

  it('lists electric models, those that sell most first', async () => {
    expect(slugsOf(await bikes.electric())).toEqual(['vega-e1', 'vega-e2']);
  });

  it('lists what is announced or launches in the future by date, unknown dates last', async () => {
    expect(slugsOf(await bikes.upcoming())).toEqual(['vega-110', 'surya-next', 'vega-e2']);
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
