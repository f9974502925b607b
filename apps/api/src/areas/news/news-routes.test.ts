import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cataloguePolicy } from '../../core/http/response-headers.ts';
import type { Database } from '../../core/database/open-database.ts';
import { articles } from '../../core/database/schema.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { MarkdownRenderer, RenderError } from './rendering/markdown-renderer.ts';

let database: Database;
let api: SeededApp;

beforeEach(async () => {
  database = await openTestDatabase();
  api = await seededApp(database);
});
afterEach(() => database.close());

interface Listed {
  content: string | null;
  excerpt: string | null;
}

interface List {
  results: Listed[];
}

const excerptsOf = async () => (await api.get<List>('/api/news/')).body.results.map(({ excerpt }) => excerpt);

describe('news/', () => {
  it.each(['/api/news/', '/api/bikes/vega-e1/articles/'])(
    'lists %s without the texts, which articles have',
    async (list) => {
      const { body } = await api.get<List>(list);
      expect(body.results.map(({ content }) => content)).toEqual([null, null]);
      const article = await api.get<Listed>('/api/news/newer-one/');
      expect(article.body.content).toMatch(/^<p>The first paragraph/);
    },
  );

  it('has the first paragraph as the excerpt of an article without one, and renders no other article', async () => {
    await database.orm.update(articles).set({ excerpt: 'In short.' }).where(eq(articles.slug, 'newer-one'));
    const render = vi.spyOn(MarkdownRenderer.prototype, 'render');
    // A busy machine may take longer for the first text than a list waits.
    await expect.poll(excerptsOf).not.toContain(null);
    expect(await excerptsOf()).toEqual(['In short.', 'The first paragraph of older-one says what it is about.']);
    expect(render).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('is kept by no cache while an excerpt of its list cannot be made, and is whole as soon as it can', async () => {
    vi.spyOn(MarkdownRenderer.prototype, 'render').mockRejectedValue(new RenderError('takes too long to render'));
    const lacking = await api.get<List>('/api/news/');
    expect(lacking.body.results.map(({ excerpt }) => excerpt)).toEqual([null, null]);
    expect(lacking.headers.get('cache-control')).toBe('no-store');
    vi.restoreAllMocks();
    await expect.poll(excerptsOf).not.toContain(null);
    expect((await api.get<List>('/api/news/')).headers.get('cache-control')).toBe(cataloguePolicy);
  });

  it('does not let a list wait for texts that take long', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const render = vi.spyOn(MarkdownRenderer.prototype, 'render').mockReturnValue(promise);
    expect(await excerptsOf()).toEqual([null, null]);
    await api.get<List>('/api/news/');
    expect(render).toHaveBeenCalledTimes(2);
    resolve('<p>At last.</p>');
    await expect.poll(async () => (await excerptsOf())[0]).toBe('At last.');
    vi.restoreAllMocks();
  });
});
