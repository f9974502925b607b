import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bikePartsSchema, partDetailSchema, partPageSchema } from '@dopahiya/domain/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsFileSchema } from '../seeding/parts-file.ts';
import type { Database } from '../../core/database/open-database.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

describe('spare parts', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  it('have the same groups with the same counts for every bike, in the order of the file', async () => {
    const answers = await Promise.all(['surya-royal-350', 'vega-e1'].map((slug) => api.get(`/api/parts/${slug}/`)));
    const [first, second] = answers.map(({ body }) => bikePartsSchema.parse(body));
    expect(first?.categories.map(({ slug, product_count }) => [slug, product_count])).toEqual([
      ['air-filter', 2],
      ['lights', 1],
    ]);
    expect(second?.categories).toEqual(first?.categories);
  });

  it('come with what the bike takes, null where that is not known', async () => {
    const { bike, takes } = bikePartsSchema.parse((await api.get('/api/parts/surya-royal-350/')).body);
    const values = new Map(takes.map(({ field, value }) => [field, value]));
    expect(bike).toMatchObject({ slug: 'surya-royal-350', brand: { slug: 'surya' } });
    expect([values.get('front_tyre_size'), values.get('headlight_type')]).toEqual(['100/90-19', null]);
  });

  it('are listed whether they fit or not, each held against the bike', async () => {
    const fitsOf = async (path: string) =>
      partPageSchema.parse((await api.get(path)).body).results.map(({ slug, fits }) => [slug, fits]);
    expect(await fitsOf('/api/parts/vega-e1/air-filter/')).toEqual([
      ['filter-element', false],
      ['filter-oil', true],
    ]);
    expect(await fitsOf('/api/parts/surya-royal-350/air-filter/')).toEqual([
      ['filter-element', true],
      ['filter-oil', true],
    ]);
    expect(await fitsOf('/api/parts/surya-royal-350/lights/')).toEqual([['headlamp-bulb', null]]);
  });

  it('are listed page by page', async () => {
    const page = partPageSchema.parse((await api.get('/api/parts/vega-e1/air-filter/?limit=1')).body);
    expect([page.count, page.next]).toEqual([2, '/api/parts/vega-e1/air-filter/?limit=1&page=2']);
    expect(await api.get('/api/parts/vega-e1/air-filter/?page=9')).toMatchObject({ status: 404 });
    expect(await api.get('/api/parts/vega-e1/air-filter/?page=x')).toMatchObject({ status: 400 });
  });

  it('have a page each, as samples, with the words of their group and of the maker', async () => {
    const { body } = await api.get('/api/parts/vega-e1/air-filter/filter-element/');
    expect(partDetailSchema.parse(body)).toMatchObject({
      name: 'Filter element',
      brand: 'Vega',
      price: 300,
      old_price: 400,
      discount: 25,
      is_sample: true,
      category_description: 'Keeps dust out of the engine.',
      brand_description: expect.stringContaining('A maker') as string,
    });
    const without = await api.get('/api/parts/vega-e1/air-filter/filter-oil/');
    expect(without.body).toMatchObject({ old_price: null, discount: null });
  });

  it.each(['nobody', '99999', '-1', "';drop table parts--", '%E0%A4%A6%E0%A5%8B', '..%2F..%2Fetc', 'a'.repeat(2000)])(
    'are not there for %s: 404 with a text',
    async (slug) => {
      const hostile = encodeURI(slug).replaceAll('%25', '%');
      for (const path of [hostile, `vega-e1/${hostile}`, `vega-e1/air-filter/${hostile}`, `${hostile}/air-filter`]) {
        expect(await api.get(`/api/parts/${path}/`)).toMatchObject({
          status: 404,
          body: { detail: expect.stringMatching(/\.$/) as string },
        });
      }
    },
  );

  it('stand in one group alone', async () => {
    expect(await api.get('/api/parts/vega-e1/lights/filter-element/')).toMatchObject({ status: 404 });
  });
});

describe('the parts of the catalogue', () => {
  const file = join(import.meta.dirname, '../../../data/parts.json');
  const groups = partsFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

  it('are twelve groups with the counts of the specification, all of them samples', () => {
    expect(groups.map(({ name, parts }) => [name, parts.length])).toEqual([
      ['Air filter', 2],
      ['Body parts', 10],
      ['Brake and clutch', 4],
      ['Cables', 9],
      ['Chain sprockets', 4],
      ['Engine parts', 12],
      ['Lights', 5],
      ['Locks and keys', 3],
      ['Mirrors', 9],
      ['Speedometer and cluster', 5],
      ['Switch', 12],
      ['Wiring and regulator', 9],
    ]);
    expect(groups.flatMap(({ parts }) => parts).every(({ is_sample }) => is_sample)).toBe(true);
  });
});
