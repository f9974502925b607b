import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seeding/seed-catalogue.ts';
import { createServices, type Services } from '../../areas.ts';
import { createSources } from '../../build-api.ts';
import type { Database } from '../../core/database/open-database.ts';
import { articles } from '../../core/database/schema.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

const all = { search: [], category: '', related_to: '', ordering: undefined, page: 1, limit: 10 };

describe('an article', () => {
  let database: Database;
  let services: Services;
  let now = new Date('2026-11-21T23:59:59+05:30');

  beforeAll(async () => {
    database = await openTestDatabase();
    const catalogue = catalogueFixture();
    const [older, newer] = catalogue.articles;
    if (!older || !newer) throw new Error('The fixture has two articles');
    const planned = { ...newer, slug: 'planned-one', title: 'A planned article', date: '2026-11-22' };
    const withdrawn = { ...newer, slug: 'withdrawn-one', title: 'A withdrawn article', published: false };
    await seedCatalogue(database, { ...catalogue, articles: [older, newer, planned, withdrawn] });
    services = createServices(createSources(database, () => now));
  });
  afterAll(() => database.close());

  /** Where the site names an article: lists, detail, likes, sitemap and search, which the chatbot uses too. */
  const placesOf = async (slug: string) => {
    const { news, sitemap, pageFinder } = services;
    const isFound = async (asked: Promise<unknown>) => {
      const status = await asked.then(
        () => 200,
        (error: { status?: number }) => error.status,
      );
      expect([200, 404]).toContain(status);
      return status === 200;
    };
    const slugs = (rows: readonly { slug: string }[]) => rows.some((row) => row.slug === slug);
    return {
      list: slugs((await news.list(all, 'en')).rows),
      related: slugs((await news.list({ ...all, related_to: 'older-one' }, 'en')).rows),
      ofBike: slugs((await news.ofBike('vega-e1', { page: 1, limit: 10 }, 'en')).rows),
      detail: await isFound(news.get(slug, 'en')),
      view: await isFound(news.countView(slug)),
      sitemap: slugs((await sitemap.all()).articles),
      search: (await pageFinder.find(slug.replaceAll('-', ' '), 20)).some(({ path }) => path.endsWith(`/${slug}`)),
    };
  };
  const everywhere = { list: true, related: true, ofBike: true, detail: true, view: true, sitemap: true, search: true };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]));

  it('is shown everywhere from its day in India on, and nowhere before', async () => {
    expect(await placesOf('newer-one')).toEqual(everywhere);
    expect(await placesOf('planned-one')).toEqual(nowhere);
    now = new Date('2026-11-22T00:00:00+05:30');
    expect(await placesOf('planned-one')).toEqual(everywhere);
  });

  it('is shown nowhere while it is not published', async () => {
    expect(await placesOf('withdrawn-one')).toEqual(nowhere);
    const [row] = await database.orm.select().from(articles).where(eq(articles.slug, 'withdrawn-one'));
    expect(row?.is_published).toBe(false);
  });
});
