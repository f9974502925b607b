import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './core/database/open-database.ts';
import { asha } from './testing/account-browser.ts';
import { countQueries } from './testing/count-queries.ts';
import { type SeededApp, seededApp } from './testing/seeded-app.ts';
import { openTestDatabase } from './testing/test-databases.ts';

interface Expected {
  queries: number;
  waits: number;
  /** Address that is asked before. */
  after?: string;
}

describe('what calls ask', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
    // Warm-up: names are read once per edition of the catalogue.
    await api.get('/api/bikes/?search=vega');
  });
  afterAll(() => database.close());

  it.each([
    ['a list', '/api/bikes/', { queries: 2, waits: 1 }],
    ['a list with facets', '/api/bikes/?facets=true&fuel=petrol&max_price=100000', { queries: 3, waits: 1 }],
    ['a search', '/api/bikes/?search=royal', { queries: 2, waits: 1 }],
    ['two brands', '/api/bikes/?brand=vega,surya&facets=true', { queries: 4, waits: 2 }],
    ['pages beside bikes', '/api/search/pages/?search=road+price+and+emi', { queries: 1, waits: 1 }],
    ['a list of its own', '/api/bikes/scooters/', { queries: 2, waits: 1 }],
    ['the bikes of a brand', '/api/bikes/brand/vega/?facets=true', { queries: 4, waits: 2 }],
    ['a brand', '/api/brands/vega/', { queries: 1, waits: 1 }],
    ['brands', '/api/brands/', { queries: 2, waits: 1 }],
    ['a bike with its variants', '/api/bikes/vega-110/', { queries: 2, waits: 1 }],
    ['similar bikes', '/api/bikes/vega-110/similar_bikes/', { queries: 4, waits: 2 }],
    ['questions about a bike', '/api/faqs/?bike_model=vega-110', { queries: 2, waits: 1 }],
    ['articles about a bike', '/api/bikes/vega-110/articles/', { queries: 3, waits: 2 }],
    ['news', '/api/news/', { queries: 2, waits: 1 }],
    ['an article', '/api/news/newer-one/', { queries: 1, waits: 1 }],
    ['reviews of a bike', '/api/reviews/?bike=vega-110', { queries: 3, waits: 2 }],
    ['showrooms', '/api/dealerships/?brand=vega,surya&city=delhi', { queries: 4, waits: 2 }],
    ['showrooms of each city', '/api/dealerships/counts/?brand=vega', { queries: 2, waits: 2 }],
    ['what there is for a bike', '/api/parts/vega-110/', { queries: 3, waits: 1 }],
    ['parts of a group', '/api/parts/vega-110/air-filter/', { queries: 5, waits: 2 }],
    ['a part', '/api/parts/vega-110/air-filter/filter-oil/', { queries: 5, waits: 2 }],
    ['prices of energy', '/api/running-costs/?city=delhi', { queries: 1, waits: 1 }],
    ['pairs', '/api/comparisons/', { queries: 3, waits: 2 }],
    ['two bikes side by side', '/api/compare-bikes/vega-110-vs-vega-e1/', { queries: 3, waits: 2 }],
    [
      'two bikes more side by side with them',
      '/api/compare-bikes/vega-110-vs-vega-e1-vs-surya-s1-vs-surya-s2/',
      { queries: 2, waits: 1, after: '/api/compare-bikes/vega-110-vs-vega-e1/' },
    ],
    [
      'bikes that were compared with others',
      '/api/compare-bikes/surya-s1-vs-vega-110/',
      { queries: 0, waits: 0, after: '/api/compare-bikes/vega-110-vs-vega-e1-vs-surya-s1/' },
    ],
    ['the sitemap', '/api/sitemap/', { queries: 4, waits: 1 }],
  ])('%s: at most as many queries as it has kinds of rows, and few waits', async (_, path, expected: Expected) => {
    if (expected.after) await api.get(expected.after);
    const count = await countQueries(database, async () => expect(await api.get(path)).toMatchObject({ status: 200 }));
    expect(count.queries).toBeLessThanOrEqual(expected.queries);
    expect(count.waits).toBeLessThanOrEqual(expected.waits);
  });

  it('a brand that is named thirty times: no more than once', async () => {
    const brands = Array.from({ length: 15 }, () => 'vega,surya').join(',');
    const path = `/api/bikes/?brand=${brands}&page=1`;
    expect((await countQueries(database, () => api.get(path))).queries).toBeLessThanOrEqual(3);
  });

  it('a wish for a new password: the same whether or not somebody has the address', async () => {
    await api.post('/api/users/register/', asha);
    const forgot = (email: string) =>
      countQueries(database, async () =>
        expect(await api.post('/api/users/forgot-password/', { email })).toMatchObject({ status: 200 }),
      );
    expect(await forgot(asha.email)).toEqual(await forgot('nobody@example.test'));
  });
});
