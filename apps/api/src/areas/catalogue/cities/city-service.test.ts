import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import type { CityService } from './city-service.ts';

describe('CityService', () => {
  let database: Database;
  let cities: CityService;

  const named = async (search = '') => {
    const { rows } = await cities.list({ search, page: 1, limit: 10 });
    return rows.map(({ name, state }) => `${name}, ${state}`);
  };

  beforeAll(async () => {
    database = await openTestDatabase();
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

  it('finds by a slip of the pen, in Hindi, by PIN code and by state', async () => {
    expect(await named('mumbay')).toEqual(['Mumbai, Maharashtra']);
    expect(await named('दिल्ली')).toEqual(['Delhi, Delhi']);
    expect(await named('400001')).toEqual(['Mumbai, Maharashtra']);
    expect(await named('fatehpur, rajasthan')).toEqual(['Fatehpur, Rajasthan']);
  });

  it('says what the cities are that are not of the name', async () => {
    const { rows, guess } = await cities.list({ search: 'Kanpur Dehat, UP', page: 1, limit: 1 });
    expect(rows.map(({ name }) => name)).toEqual(['Fatehpur']);
    expect(guess).toMatchObject({ states: ['Uttar Pradesh'] });
  });

  it('pages through what a search finds', async () => {
    const { count, rows } = await cities.list({ search: 'up', page: 2, limit: 1 });
    expect([count, rows.map(({ name }) => name)]).toEqual([2, ['Fatehpur']]);
  });

  it('pages', async () => {
    const { count, rows } = await cities.list({ search: '', page: 2, limit: 4 });
    expect([count, rows.length]).toEqual([5, 1]);
  });
});
