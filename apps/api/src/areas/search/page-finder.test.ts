import { paths } from '@dopahiya/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seeding/seed-catalogue.ts';
import type { Database } from '../../core/database/open-database.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

interface Found {
  count: number;
  next: string | null;
  results: { kind: string; title: string; path: string; excerpt: string | null; is_sample: boolean }[];
}

describe('search/pages/', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  const ask = (search: string, more = '') =>
    api.get<Found>(`/api/search/pages/?${new URLSearchParams({ search }).toString()}${more}`);
  const pathsFor = async (search: string) => (await ask(search)).body.results.map(({ path }) => path);

  it('finds tools, pages, questions and articles, each with its kind, what it is called and what stands there', async () => {
    const tools = await ask('emi calculator');
    expect(tools.body.results[0]).toMatchObject({
      kind: 'tool',
      title: 'EMI Calculator',
      path: paths.emiCalculator,
      excerpt: 'Calculate your monthly payment and total cost.',
      is_sample: false,
    });
    expect((await ask('braked wheel locking')).body.results[0]).toMatchObject({
      kind: 'question',
      title: 'What is ABS for?',
      path: expect.stringMatching(/^\/faqs#faq-\d+$/) as string,
    });
    expect((await ask('newer')).body.results[0]).toMatchObject({
      kind: 'news',
      path: '/news/newer-one',
      is_sample: true,
      excerpt: null,
    });
    expect((await ask('what does sample mean')).body.results[0]?.path).toBe('/faqs#faq-samples');
  });

  it('leads to the question that it found', async () => {
    const { results } = (await api.get<{ results: { id: number; question: string }[] }>('/api/faqs/')).body;
    const abs = results.find(({ question }) => question === 'What is ABS for?');
    expect((await pathsFor('abs'))[0]).toBe(`/faqs#faq-${abs?.id}`);
  });

  it('forgives slips, and a word that is not typed to its end', async () => {
    expect((await pathsFor('emi calcultor'))[0]).toBe(paths.emiCalculator);
    expect((await pathsFor('showrom'))[0]).toBe(paths.dealership);
    expect((await pathsFor('showro'))[0]).toBe(paths.dealership);
  });

  it('understands Hindi in both scripts', async () => {
    expect((await pathsFor('ईएमआई'))[0]).toBe(paths.emiCalculator);
    expect((await pathsFor('bike ki tulna'))[0]).toBe(paths.compareBike);
  });

  it('finds an article from its day in India on', async () => {
    const { articles } = catalogueFixture();
    const later = articles.map((article) => ({
      ...article,
      slug: `later-${article.slug}`,
      title: `A later ${article.slug}`,
      date: '2026-11-22',
    }));
    await seedCatalogue(database, { ...catalogueFixture(), articles: [...articles, ...later] });
    expect(await pathsFor('later newer')).not.toContain('/news/later-newer-one');
    const tomorrow = await seededApp(database, new Date('2026-11-22T00:01:00+05:30'));
    await seedCatalogue(database, { ...catalogueFixture(), articles: [...articles, ...later] });
    const { body } = await tomorrow.get<Found>('/api/search/pages/?search=later+newer');
    expect(body.results[0]?.path).toBe('/news/later-newer-one');
    await seedCatalogue(database, catalogueFixture());
  });

  it('finds an article no more that the catalogue has no more', async () => {
    await seedCatalogue(database, { ...catalogueFixture(), articles: [] });
    expect(await pathsFor('newer')).not.toContain('/news/newer-one');
    await seedCatalogue(database, catalogueFixture());
    expect(await pathsFor('newer')).toContain('/news/newer-one');
  });

  it('sends no more than was asked for, and one page alone', async () => {
    const { body } = await ask('bikes', '&limit=2');
    expect(body.results).toHaveLength(2);
    expect(body).toMatchObject({ count: 2, next: null });
  });

  it.each(['', ' ', '%', '_', "'", '\\', ':*', '!', '<->', '| &', '((', '"', "a' | !b", '--', '\u200B', '🛵'])(
    'finds nothing that was not meant for %j',
    async (search) => {
      const { status, body } = await ask(search);
      expect([status, body.results]).toEqual([200, []]);
    },
  );

  it('says why it refuses a text that is too long or holds control characters', async () => {
    expect(await ask('x'.repeat(20_000))).toMatchObject({ status: 400, body: { search: [expect.any(String)] } });
    expect(await ask('a\0b')).toMatchObject({ status: 400, body: { search: ['Remove control characters.'] } });
    expect(await ask('emi', '&limit=x')).toMatchObject({ status: 400, body: { limit: [expect.any(String)] } });
  });

  it('keeps what it found for the one who asked', async () => {
    expect((await ask('emi')).headers.get('cache-control')).toBe('private, max-age=60');
  });
});
