import { summaryQuerySchema } from '@dopahiya/domain/inputs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../../areas.ts';
import { comparisonCounts } from '../../../core/database/weekly-count-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import type { ComparisonService } from './comparison-service.ts';

describe('ComparisonService', () => {
  let database: Database;
  let comparisons: ComparisonService;

  const compared = async (chain: string, type?: 'electric' | 'bikes') =>
    (await comparisons.compare(chain, { type })).map(({ bike }) => bike.slug);
  const choices = async (query: Record<string, string>) => {
    const { count, rows } = await comparisons.choices(summaryQuerySchema.parse(query));
    return { count, slugs: rows.map(({ slug }) => slug) };
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ comparisons } = await seededServices(database));
  });
  beforeEach(() => database.orm.delete(comparisonCounts));
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

  describe('of visitors', () => {
    const compare = async (services: Services, chain: string, times: number) => {
      for (let time = 0; time < times; time++) await services.comparisons.countView(chain);
      await services.comparisons.flush();
    };
    const pairs = async (services: Services) => {
      const { count, rows } = await services.comparisons.list({ page: 1, limit: 10 });
      return { count, slugs: rows.slice(2).map(({ bikes }) => bikes.map(({ slug }) => slug).toSorted()) };
    };

    it('follow those of the catalogue, the most compared first, whichever way round they were', async () => {
      const services = await seededServices(database);
      await compare(services, 'vega-110-vs-surya-s1', 3);
      await compare(services, 'surya-s2-vs-surya-s3', 2);
      await compare(services, 'surya-s3-vs-surya-s2', 2);
      expect(await pairs(services)).toEqual({
        count: 4,
        slugs: [
          ['surya-s2', 'surya-s3'],
          ['surya-s1', 'vega-110'],
        ],
      });
      const { rows } = await services.comparisons.list({ page: 4, limit: 1 });
      expect(rows[0]?.bikes.map(({ slug }) => slug)).toContain('vega-110');
    });

    it('count each pair of a longer chain', async () => {
      const services = await seededServices(database);
      await compare(services, 'surya-s1-vs-surya-s2-vs-surya-s3', 3);
      expect((await pairs(services)).count).toBe(5);
    });

    it('are not listed before the third time, twice, or after the following week', async () => {
      const services = await seededServices(database);
      await compare(services, 'surya-s1-vs-surya-s2', 2);
      await compare(services, 'vega-110-vs-vega-e1', 5);
      expect((await pairs(services)).count).toBe(2);
      await compare(services, 'surya-s1-vs-surya-s2', 1);
      expect((await pairs(services)).count).toBe(3);
      const later = await seededServices(database, new Date('2026-12-01T12:00:00+05:30'));
      expect((await pairs(later)).count).toBe(2);
    });

    it('are not counted when there is no such bike', async () => {
      const services = await seededServices(database);
      await expect(services.comparisons.countView('vega-110-vs-nobody')).rejects.toMatchObject({ status: 404 });
    });
  });

  it('puts two to four bikes side by side, in the order of their slugs', async () => {
    expect(await compared('vega-110-vs-surya-royal-350')).toEqual(['vega-110', 'surya-royal-350']);
    expect(await compared('vega-e1-vs-surya-s1-vs-surya-s2-vs-vega-110')).toHaveLength(4);
    expect(await compared('vega-e1-vs-vega-e2', 'electric')).toEqual(['vega-e1', 'vega-e2']);
    expect(await compared('vega-e1-vs-vega-110', 'bikes')).toEqual(['vega-e1', 'vega-110']);
  });

  it.each([
    ['vega-e1', 400, 'Name a second bike to compare'],
    ['vega-e1-vs-vega-e1', 400, 'You can’t compare a bike with itself'],
    ['surya-s1-vs-surya-s2-vs-surya-s3-vs-surya-s4-vs-surya-s5', 400, 'You can compare up to 4 bikes'],
    ['vega-e1-vs-nobody', 404, 'find ‘nobody’.'],
    ['nobody', 404, 'find ‘nobody’.'],
    ['nobody-vs-vega-e1-vs-no-one', 404, 'find ‘nobody’ or ‘no-one’.'],
    ['vega-e1-vs-<b>', 404, 'find this bike'],
    ['-vs-', 404, 'find this bike'],
    ['\0-vs-vega-e1', 404, 'find this bike'],
    ['\0', 404, 'find this bike'],
    ['%00-vs-vega-e1', 404, 'find this bike'],
    [`vega-e1-vs-${'a-vs-'.repeat(2000)}`, 400, 'You can compare up to 4 bikes'],
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
