import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { summaryQuerySchema } from './comparison-query.ts';
import type { ComparisonService } from './comparison-service.ts';

describe.each(testDatabases)('ComparisonService on $name', ({ open }) => {
  let database: Database;
  let comparisons: ComparisonService;

  const compared = async (chain: string, type?: 'electric' | 'bikes') =>
    (await comparisons.compare(chain, { type })).map(({ bike }) => bike.slug);
  const choices = async (query: Record<string, string>) => {
    const { count, rows } = await comparisons.choices(summaryQuerySchema.parse(query));
    return { count, slugs: rows.map(({ slug }) => slug) };
  };

  beforeAll(async () => {
    database = await open();
    ({ comparisons } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists pairs in the order of their file', async () => {
    const slugs = async (page: number, limit: number) =>
      (await comparisons.list({ page, limit })).rows.map(({ bikes }) => bikes.map(({ slug }) => slug));
    expect(await slugs(1, 10)).toEqual([
      ['surya-s14', 'surya-royal-350'],
      ['vega-e1', 'vega-110'],
    ]);
    expect(await slugs(2, 1)).toEqual([['vega-e1', 'vega-110']]);
  });

  it('puts two to four bikes side by side, in the order of their slugs', async () => {
    expect(await compared('vega-110-vs-surya-royal-350')).toEqual(['vega-110', 'surya-royal-350']);
    expect(await compared('vega-e1-vs-surya-s1-vs-surya-s2-vs-vega-110')).toHaveLength(4);
    expect(await compared('vega-e1-vs-vega-e2', 'electric')).toEqual(['vega-e1', 'vega-e2']);
    expect(await compared('vega-e1-vs-vega-110', 'bikes')).toEqual(['vega-e1', 'vega-110']);
  });

  it.each([
    ['vega-e1', 400, 'One bike alone cannot be compared'],
    ['vega-e1-vs-vega-e1', 400, 'A bike cannot be compared with itself'],
    ['surya-s1-vs-surya-s2-vs-surya-s3-vs-surya-s4-vs-surya-s5', 400, 'At most 4 bikes'],
    ['vega-e1-vs-nobody', 404, 'not in the catalogue'],
    ['nobody', 404, 'not in the catalogue'],
    ['-vs-', 404, 'not in the catalogue'],
    ['%00-vs-vega-e1', 404, 'not in the catalogue'],
    [`vega-e1-vs-${'a-vs-'.repeat(2000)}`, 404, 'not in the catalogue'],
  ])('answers %.40s with %i', async (chain, status, text) => {
    await expect(compared(chain)).rejects.toMatchObject({ status, message: expect.stringContaining(text) });
  });

  it('says which bike is not electric when only electric ones are compared', async () => {
    await expect(compared('vega-e1-vs-vega-110', 'electric')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('The Vega 110 is not electric'),
    });
  });

  it('lists what may be compared in each mode', async () => {
    expect(await choices({ type: 'electric' })).toEqual({ count: 2, slugs: ['vega-e1', 'vega-e2'] });
    expect(await choices({ type: 'bikes', page: '2' })).toMatchObject({ count: 18 });
    expect(await choices({})).toMatchObject({ count: 20 });
  });
});
