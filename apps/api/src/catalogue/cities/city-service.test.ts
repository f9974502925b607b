import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { CityService } from './city-service.ts';

describe.each(testDatabases)('CityService on $name', ({ open }) => {
  let database: Database;
  let cities: CityService;

  const named = async (...search: string[]) => {
    const { rows } = await cities.list({ search, page: 1, limit: 10 });
    return rows.map(({ name, state }) => `${name}, ${state}`);
  };

  beforeAll(async () => {
    database = await open();
    ({ cities } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists the largest city first', async () => {
    expect(await named()).toEqual([
      'Delhi, Delhi',
      'Mumbai, Maharashtra',
      'Agra, Uttar Pradesh',
      'Fatehpur, Uttar Pradesh',
      'Fatehpur, Rajasthan',
    ]);
  });

  it('finds a city by a part of its name, or of its other name', async () => {
    expect(await named('ELH')).toEqual(['Delhi, Delhi']);
    expect(await named('bomb')).toEqual(['Mumbai, Maharashtra']);
    expect(await named('nowhere')).toEqual([]);
  });

  it('pages', async () => {
    const { count, rows } = await cities.list({ search: [], page: 2, limit: 4 });
    expect([count, rows.length]).toEqual([5, 1]);
  });
});
