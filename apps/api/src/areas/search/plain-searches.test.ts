import type { Autocomplete } from '@dopahiya/domain/requests';
import { plainSearches } from '@dopahiya/engines/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import { resultsPage } from '../../testing/results-page.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

describe('the search box and the results page', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  const get = async (path: string) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(200);
    return body;
  };

  it('agree on every plain search that the box reads', async () => {
    let compared = 0;
    for (const [text] of plainSearches) {
      const { body } = await api.get<Autocomplete>(
        `/api/bikes/autocomplete/?${new URLSearchParams({ q: text }).toString()}`,
      );
      const { found, reading } = await resultsPage(text, get);
      const counted = reading.parts.filter((part) => !reading.unfit?.includes(part));
      expect(body.read?.parts.length ?? 0, text).toBe(counted.length);
      if (!body.read) continue;
      compared += 1;
      expect(body.read.count, text).toBe(found.count);
      expect(
        body.results.map(({ id }) => id),
        text,
      ).toEqual(found.results.map(({ id }) => id));
    }
    expect(compared).toBeGreaterThan(plainSearches.length / 2);
  });
});
