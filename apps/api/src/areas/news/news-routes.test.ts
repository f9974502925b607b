import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cataloguePolicy } from '../../core/http/cache-policy.ts';
import type { Database } from '../../core/database/open-database.ts';
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

interface List {
  results: { content: string | null; author: { avatar: string | null; bio: string | null } | null }[];
}

describe('news/', () => {
  it('is kept by no cache while a text of its list cannot be rendered, and is whole as soon as it can', async () => {
    vi.spyOn(MarkdownRenderer.prototype, 'render').mockRejectedValue(new RenderError('takes too long to render'));
    const lacking = await api.get<List>('/api/news/');
    expect(lacking.body.results.map(({ content }) => content)).toEqual([null, null]);
    expect(lacking.headers.get('cache-control')).toBe('no-store');
    vi.restoreAllMocks();
    const whole = await api.get<List>('/api/news/');
    expect(whole.body.results.filter(({ content }) => content === null)).toEqual([]);
    expect(whole.headers.get('cache-control')).toBe(cataloguePolicy);
  });

  it('does not let a list wait for texts that take long', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const render = vi.spyOn(MarkdownRenderer.prototype, 'render').mockReturnValue(promise);
    const { body } = await api.get<List>('/api/news/');
    expect(body.results.map(({ content }) => content)).toEqual([null, null]);
    await api.get<List>('/api/news/');
    expect(render).toHaveBeenCalledTimes(2);
    resolve('<p>At last.</p>');
    await expect.poll(async () => (await api.get<List>('/api/news/')).body.results[0]?.content).toBe('<p>At last.</p>');
    vi.restoreAllMocks();
  });
});
