import type { Autocomplete, BikeRequest } from '@dopahiya/domain/requests';
import { findAsRead, readPlainWords } from '@dopahiya/engines/plain-words';
import { plainSearches } from '@dopahiya/engines/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { type SeededApp, seededApp } from '../testing/seeded-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

interface Page {
  count: number;
  results: { id: number }[];
  left_out?: string[];
}

describe('the search box and the results page', () => {
  let database: Database;
  let api: SeededApp;
  let brands: { slug: string; name: string }[];

  beforeAll(async () => {
    database = (await testDatabases[0]?.open()) as Database;
    api = await seededApp(database);
    brands = (await api.get<{ results: typeof brands }>('/api/brands/')).body.results;
  });
  afterAll(() => database.close());

  /** Asks the list as the results page does. */
  const pageOf = async (request: BikeRequest): Promise<Page> => {
    const query = new URLSearchParams(
      Object.entries({ ...request, limit: 8 }).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { status, body } = await api.get<Page>(`/api/bikes/?${query.toString()}`);
    expect(status).toBe(200);
    return body;
  };
  const onPage = async (text: string) => {
    const asked = readPlainWords(text, brands);
    const { found, reading } = await findAsRead<Page>(asked, {
      list: pageOf,
      named: async (request) => {
        const { left_out = [], ...page } = await pageOf({ ...request, any_words: 'true' });
        return { ...page, left_out };
      },
    });
    return { found, reading };
  };

  it.each(plainSearches)('agree on %s', async (text) => {
    const { body } = await api.get<Autocomplete>(
      `/api/bikes/autocomplete/?${new URLSearchParams({ q: text }).toString()}`,
    );
    const { found, reading } = await onPage(text);
    const counted = reading.parts.filter((part) => !reading.unfit?.includes(part));
    expect(body.read?.parts.length ?? 0).toBe(counted.length);
    const read = body.read ?? { count: found.count };
    const shown = body.read ? body.results : found.results;
    expect(read.count).toBe(found.count);
    expect(shown.map(({ id }) => id)).toEqual(found.results.map(({ id }) => id));
  });
});
