import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { BrandService } from './brand-service.ts';

describe.each(testDatabases)('BrandService on $name', ({ open }) => {
  let database: Database;
  let brands: BrandService;

  beforeAll(async () => {
    database = await open();
    ({ brands } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists the brand that sells most first, with the number of its models', async () => {
    const { count, rows } = await brands.list({ page: 1, limit: 12, slug: undefined });
    expect(count).toBe(2);
    expect(rows.map(({ slug, bike_count }) => [slug, bike_count])).toEqual([
      ['surya', 17],
      ['vega', 3],
    ]);
  });

  it('pages', async () => {
    const { count, rows } = await brands.list({ page: 2, limit: 1, slug: undefined });
    expect([count, rows.map(({ slug }) => slug)]).toEqual([2, ['vega']]);
    await expect(brands.list({ page: 3, limit: 1, slug: undefined })).rejects.toMatchObject({ status: 404 });
  });

  it('lists one brand by its slug, or none', async () => {
    expect(await brands.list({ page: 1, limit: 10, slug: 'vega' })).toMatchObject({
      count: 1,
      rows: [{ name: 'Vega' }],
    });
    expect(await brands.list({ page: 1, limit: 10, slug: 'nobody' })).toMatchObject({ count: 0, rows: [] });
  });

  it('finds a brand by its slug', async () => {
    expect(await brands.detail('surya')).toMatchObject({ name: 'Surya', bike_count: 17, founded_year: 1950 });
    await expect(brands.detail('nobody')).rejects.toMatchObject({ status: 404 });
  });
});
