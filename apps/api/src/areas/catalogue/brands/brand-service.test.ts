import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import type { BrandService } from './brand-service.ts';

describe('BrandService', () => {
  let database: Database;
  let brands: BrandService;

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ brands } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists the brand that sells most first, with the number of its models', async () => {
    const { count, rows } = await brands.list({ page: 1, limit: 12, search: '', slug: undefined });
    expect(count).toBe(2);
    expect(rows.map(({ slug, bike_count }) => [slug, bike_count])).toEqual([
      ['surya', 17],
      ['vega', 3],
    ]);
  });

  it('pages', async () => {
    const { count, rows } = await brands.list({ page: 2, limit: 1, search: '', slug: undefined });
    expect([count, rows.map(({ slug }) => slug)]).toEqual([2, ['vega']]);
    await expect(brands.list({ page: 3, limit: 1, search: '', slug: undefined })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('lists one brand by its slug, or none', async () => {
    expect(await brands.list({ page: 1, limit: 10, search: '', slug: 'vega' })).toMatchObject({
      count: 1,
      rows: [{ name: 'Vega' }],
    });
    expect(await brands.list({ page: 1, limit: 10, search: '', slug: 'nobody' })).toMatchObject({ count: 0, rows: [] });
  });

  it('lists the brands that a search names', async () => {
    const named = async (search: string) => {
      const { count, rows } = await brands.list({ page: 1, limit: 10, search, slug: undefined });
      return [count, ...rows.map(({ slug }) => slug)];
    };
    expect(await named('SUR')).toEqual([1, 'surya']);
    expect(await named('zarkon')).toEqual([0]);
    expect(await named('%')).toEqual([0]);
  });

  it('finds a brand by its slug', async () => {
    expect(await brands.detail('surya')).toMatchObject({ name: 'Surya', bike_count: 17, founded_year: 1950 });
    await expect(brands.detail('nobody')).rejects.toMatchObject({ status: 404 });
  });
});
