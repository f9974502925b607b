import type { NewsQuery } from '@dopahiya/domain/inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import type { NewsService } from './news-service.ts';

const all: NewsQuery = { search: [], category: '', related_to: '', ordering: undefined, page: 1, limit: 10 };

describe('NewsService', () => {
  let database: Database;
  let news: NewsService;

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ news } = await seededServices(database));
  });
  afterAll(() => database.close());

  const slugsOf = async (query: Partial<NewsQuery>) => {
    const { rows } = await news.list({ ...all, ...query }, 'en');
    return rows.map(({ slug }) => slug);
  };

  it('lists the articles, the newest first or last', async () => {
    expect(await slugsOf({})).toEqual(['newer-one', 'older-one']);
    expect(await slugsOf({ ordering: 'published_date' })).toEqual(['older-one', 'newer-one']);
  });

  it('lists those of a category, in any case', async () => {
    expect(await slugsOf({ category: 'rEVIEW' })).toHaveLength(2);
    expect(await slugsOf({ category: 'Guide' })).toEqual([]);
  });

  it('lists those beside an article, without itself', async () => {
    expect(await slugsOf({ related_to: 'newer-one' })).toEqual(['older-one']);
    expect(await slugsOf({ related_to: 'nothing-here' })).toEqual(['newer-one', 'older-one']);
  });

  it('finds words in titles, texts and tags, all of them, in any case', async () => {
    expect(await slugsOf({ search: ['CALLED', 'older-one'] })).toEqual(['older-one']);
    expect(await slugsOf({ search: ['rest', 'paragraph'] })).toHaveLength(2);
    expect(await slugsOf({ search: ['tag', 'of', 'newer-one'] })).toEqual(['newer-one']);
    expect(await slugsOf({ search: ['%'] })).toEqual([]);
    expect(await slugsOf({ search: ['older-one'], category: 'review' })).toEqual(['older-one']);
  });

  it('has the text as HTML, and its first paragraph in words', async () => {
    const { text } = await news.get('older-one', 'en');
    expect(text?.html).toContain('<p>The first paragraph of older-one says what it is <em>about</em>.</p>');
    expect(text?.opening).toBe('The first paragraph of older-one says what it is about.');
  });

  it('lists the articles about a model, the newest first, each with the models it is about', async () => {
    const { count, rows } = await news.ofBike('vega-e1', { page: 1, limit: 10 }, 'en');
    expect(count).toBe(2);
    expect(rows.map(({ slug, bikes }) => [slug, bikes.map((bike) => bike.slug)])).toEqual([
      ['newer-one', ['vega-e1']],
      ['older-one', ['surya-royal-350', 'vega-e1']],
    ]);
  });

  it('pages', async () => {
    const { rows } = await news.ofBike('vega-e1', { page: 2, limit: 1 }, 'en');
    expect(rows.map(({ slug }) => slug)).toEqual(['older-one']);
  });

  it('has no article about most models, and no such model for others', async () => {
    expect(await news.ofBike('surya-s1', { page: 1, limit: 10 }, 'en')).toMatchObject({ count: 0, rows: [] });
    await expect(news.ofBike('nobody', { page: 1, limit: 10 }, 'en')).rejects.toMatchObject({ status: 404 });
  });

  it('knows an article by slug and by id, and no other', async () => {
    const { id } = await news.get('newer-one', 'en');
    expect(await news.get(String(id), 'en')).toMatchObject({ slug: 'newer-one' });
    await expect(news.get('nothing-here', 'en')).rejects.toMatchObject({ status: 404 });
    await expect(news.countView('nothing-here')).rejects.toMatchObject({ status: 404 });
  });

  it('counts how often an article was opened', async () => {
    await news.countView('newer-one');
    await news.countView('newer-one');
    expect(await news.get('newer-one', 'en')).toMatchObject({ view_count: 0 });
    await news.flush();
    expect(await news.get('newer-one', 'en')).toMatchObject({ view_count: 2 });
    expect(await news.get('older-one', 'en')).toMatchObject({ view_count: 0 });
    for (let count = 0; count < 3; count++) await news.countView('older-one');
    await news.flush();
    expect(await slugsOf({ ordering: '-view_count' })).toEqual(['older-one', 'newer-one']);
  });
});
