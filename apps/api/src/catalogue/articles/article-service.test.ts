import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { ArticleService } from './article-service.ts';

describe.each(testDatabases)('ArticleService on $name', ({ open }) => {
  let database: Database;
  let articles: ArticleService;

  beforeAll(async () => {
    database = await open();
    ({ articles } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists the articles about a model, the newest first, each with the model that is its picture', async () => {
    const { count, rows } = await articles.ofBike('vega-e1', { page: 1, limit: 10 });
    expect(count).toBe(2);
    expect(rows.map(({ slug, pictured }) => [slug, pictured.slug])).toEqual([
      ['newer-one', 'vega-e1'],
      ['older-one', 'surya-royal-350'],
    ]);
  });

  it('pages', async () => {
    const { rows } = await articles.ofBike('vega-e1', { page: 2, limit: 1 });
    expect(rows.map(({ slug }) => slug)).toEqual(['older-one']);
  });

  it('has no article about most models, and no such model for others', async () => {
    expect(await articles.ofBike('surya-s1', { page: 1, limit: 10 })).toMatchObject({ count: 0, rows: [] });
    await expect(articles.ofBike('nobody', { page: 1, limit: 10 })).rejects.toMatchObject({ status: 404 });
  });
});
