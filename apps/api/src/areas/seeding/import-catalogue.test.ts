import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import { pricePoints } from '../../core/database/price-point-schema.ts';
import { articleBikes, articles, bikes, catalogueState, cities, variants } from '../../core/database/schema.ts';
import { brandFixture, catalogueFixture, modelFixture } from '../../testing/catalogue-fixture.ts';
import { articleText } from '../../testing/catalogue-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { importCatalogue } from './import-catalogue.ts';
import { formatReplacedPrice } from './price-points.ts';
import { formatRejection } from './rejection.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/** Writes files, given by path, into a temporary folder. */
function folderOf(files: Record<string, unknown>): string {
  const folder = temporaryFolder();
  for (const within of ['brands', 'articles']) mkdirSync(join(folder, within));
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

const chetak = modelFixture({ slug: 'chetak-one', body_style: 'scooter', fuel_type: 'electric' });
const heritage = { name: 'Heritage', ex_showroom_price: 191_000, special_features: 'New seat', colours: [] };
const royal = modelFixture({ slug: 'surya-royal-350', name: 'Royal 350', price: 191_000, variants: [heritage] });
const town = { slug: 'leh', name: 'Leh', state: 'Ladakh', latitude: 34.16, longitude: 77.58, population: 30_870 };

const article = {
  title: 'The newer article in other words',
  date: '2026-10-01',
  category: 'News' as const,
  author: 'Asha Rao',
  sample: true,
  bikes: ['vega-110'],
  markdown: 'A paragraph.',
};
const file = 'articles/newer-one.md';

describe('importCatalogue', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.orm.delete(catalogueState);
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  const slugs = async () => {
    const rows = await database.orm.select({ slug: bikes.slug }).from(bikes).orderBy(asc(bikes.slug));
    return rows.map(({ slug }) => slug);
  };
  const refused = async (files: Record<string, unknown>) => {
    const { rejections } = await importCatalogue(database, folderOf(files));
    return rejections.map(formatRejection);
  };

  it('adds nothing where an article asks for a figure that there is not, and says on which line', async () => {
    const markdown = 'A paragraph.\n\nIt costs {{price surya-royal-350 atlantis}}.';
    const files = { [file]: articleText({ ...article, markdown }), 'cities.json': [town] };
    expect(await refused(files)).toEqual([
      expect.stringMatching(
        /^articles\/newer-one\.md:12: \{\{price surya-royal-350 atlantis\}\}: There is no city 'atlantis'/,
      ),
    ]);
    expect(await database.orm.select({ slug: cities.slug }).from(cities)).toHaveLength(5);
  });

  it('adds brands, models and cities to those that are there', async () => {
    const before = await slugs();
    const folder = folderOf({ 'brands/chetak.json': brandFixture('chetak', [chetak]), 'cities.json': [town] });
    const { imported } = await importCatalogue(database, folder);
    expect(imported).toMatchObject({ brands: [{ brand: { slug: 'chetak' } }], cities: [{ slug: 'leh' }] });
    expect(await slugs()).toEqual([...before, 'chetak-one'].toSorted());
    const named = await database.orm.select({ name: variants.name }).from(variants).orderBy(asc(variants.name));
    expect(named.map(({ name }) => name)).toEqual(['Heritage', 'Signals']);
    expect(await database.orm.select({ slug: cities.slug }).from(cities)).toHaveLength(6);
  });

  it('replaces a model that is there, with its variants, and keeps its id', async () => {
    const royalRow = () => database.orm.select().from(bikes).where(eq(bikes.slug, 'surya-royal-350'));
    const [before] = await royalRow();
    await importCatalogue(database, folderOf({ 'brands/surya.json': brandFixture('surya', [royal]) }));
    const [after] = await royalRow();
    expect(after).toMatchObject({ id: before?.id, price: 191_000 });
    expect(await database.orm.select().from(variants)).toMatchObject([heritage]);
    expect(await slugs()).toContain('surya-s1');
  });

  it('takes a folder with articles alone, about models that are there', async () => {
    await importCatalogue(database, folderOf({ [file]: articleText(article) }));
    const about = await database.orm
      .select({ article: articles.title, bike: bikes.slug })
      .from(articleBikes)
      .innerJoin(articles, eq(articles.id, articleBikes.article_id))
      .innerJoin(bikes, eq(bikes.id, articleBikes.bike_id))
      .where(eq(articles.slug, 'newer-one'));
    expect(about).toEqual([{ article: article.title, bike: 'vega-110' }]);
  });

  describe('of prices', () => {
    const pricesOf = async (slug: string) => {
      const rows = await database.orm
        .select({ variant: pricePoints.variant, month: pricePoints.month, price: pricePoints.ex_showroom_price })
        .from(pricePoints)
        .innerJoin(bikes, eq(bikes.id, pricePoints.bike_id))
        .where(eq(bikes.slug, slug))
        .orderBy(asc(pricePoints.variant), asc(pricePoints.month));
      return rows.map(({ variant, month, price }) => [variant, month, price]);
    };
    const importRoyal = async (changes: Partial<typeof royal>) =>
      importCatalogue(database, folderOf({ 'brands/surya.json': brandFixture('surya', [{ ...royal, ...changes }]) }));

    beforeEach(async () => {
      await database.orm.delete(pricePoints);
      await database.orm.delete(catalogueState);
      await seedCatalogue(database, catalogueFixture());
    });

    it('keeps those of other months, also of variants that are no longer sold', async () => {
      const { replacedPrices } = await importRoyal({ price_month: '2026-09' });
      expect(replacedPrices).toEqual([]);
      expect(await pricesOf('surya-royal-350')).toEqual([
        ['', '2026-06', 190_000],
        ['', '2026-09', 191_000],
        ['Heritage', '2026-06', 190_000],
        ['Heritage', '2026-09', 191_000],
        ['Signals', '2026-06', 210_000],
      ]);
      await database.orm.delete(catalogueState);
      await seedCatalogue(database, catalogueFixture());
      expect(await pricesOf('surya-royal-350')).toHaveLength(5);
    });

    it('takes the newer file where a month has another price already, and names it', async () => {
      const { replacedPrices = [] } = await importRoyal({});
      expect(replacedPrices.map(formatReplacedPrice)).toEqual([
        'surya-royal-350: the price of June 2026 was ₹1,90,000 and is now ₹1,91,000',
        'surya-royal-350, Heritage: the price of June 2026 was ₹1,90,000 and is now ₹1,91,000',
      ]);
      expect(await pricesOf('surya-royal-350')).toContainEqual(['Heritage', '2026-06', 191_000]);
      expect(await importRoyal({})).toMatchObject({ replacedPrices: [] });
    });

    it('takes no price that is only expected', async () => {
      expect(await pricesOf('surya-next')).toEqual([]);
    });
  });

  it('names every bad row and writes nothing', async () => {
    const before = await slugs();
    const taken = modelFixture({ slug: 'vega-e1' });
    const files = {
      'brands/chetak.json': brandFixture('chetak', [chetak, taken]),
      [file]: articleText({ ...article, bikes: ['nobody'] }),
    };
    expect(await refused(files)).toEqual([
      expect.stringMatching(/^brands\/chetak\.json:\d+: vega-e1: is already the slug of a model of vega$/),
      `${file}:7: nobody: is not the slug of a model`,
    ]);
    expect(await slugs()).toEqual(before);
  });

  it('refuses a folder with nothing in it', async () => {
    expect(await refused({})).toEqual([expect.stringMatching(/^\.:1: holds nothing to import/)]);
  });

  it('outlives a seeding of the catalogue that was seeded before it', async () => {
    await importCatalogue(database, folderOf({ 'brands/chetak.json': brandFixture('chetak', [chetak]) }));
    expect(await seedCatalogue(database, catalogueFixture())).toMatchObject({ outcome: 'unchanged' });
    expect(await slugs()).toContain('chetak-one');
  });

  it('counts as a change of the catalogue, as seeding does', async () => {
    const revision = async () => (await database.orm.select().from(catalogueState))[0]?.revision;
    const seeded = Number(await revision());
    await importCatalogue(database, folderOf({ 'cities.json': [town] }));
    expect(await revision()).toBe(seeded + 1);
  });
});
