import type { Autocomplete } from '@dopahiya/domain/requests';
import { plainSearches } from '@dopahiya/engines/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { resultsPage } from '../testing/results-page.ts';
import { type SeededApp, seededApp } from '../testing/seeded-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe('the search box and the results page', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = (await testDatabases[0]?.open()) as Database;
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  const get = async (path: string) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(200);
    return body;
  };

  it.each(plainSearches)('agree on %s', async (text) => {
    const { body } = await api.get<Autocomplete>(
      `/api/bikes/autocomplete/?${new URLSearchParams({ q: text }).toString()}`,
    );
    const { found, reading } = await resultsPage(text, get);
    const counted = reading.parts.filter((part) => !reading.unfit?.includes(part));
    expect(body.read?.parts.length ?? 0).toBe(counted.length);
    const read = body.read ?? { count: found.count };
    const shown = body.read ? body.results : found.results;
    expect(read.count).toBe(found.count);
    expect(shown.map(({ id }) => id)).toEqual(found.results.map(({ id }) => id));
  });
});
