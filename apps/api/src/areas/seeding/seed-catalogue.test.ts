import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { reviews } from '../../core/database/review-schema.ts';
import {
  articleBikes,
  articles,
  bikes,
  brands,
  catalogueState,
  cities,
  comparisons,
  dealerships,
  faqs,
  variants,
} from '../../core/database/schema.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { Catalogue } from './catalogue.ts';
import { findableRows } from './findable-rows.ts';
import { seedCatalogue } from './seed-catalogue.ts';

describe.each(testDatabases)('seedCatalogue on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('writes every brand, model, variant and city', async () => {
    expect(await seedCatalogue(database, catalogueFixture())).toMatchObject({ outcome: 'seeded' });
    const rows = await everything(database);
    expect(rows.brands.map(({ slug }) => slug)).toEqual(['surya', 'vega']);
    expect(rows.bikes).toHaveLength(20);
    expect(rows.cities).toHaveLength(5);
    expect([rows.dealerships, rows.faqs, rows.articles, rows.articleBikes].map(sizeOf)).toEqual([6, 2, 2, 3]);
    expect([rows.comparisons, rows.reviews].map(sizeOf)).toEqual([2, 2]);
    expect(rows.variants.map(({ name, position }) => [name, position])).toEqual([
      ['Heritage', 0],
      ['Signals', 1],
    ]);
  });

  it('opens no account: nobody can sign in who has not registered', async () => {
    await seedCatalogue(database, catalogueFixture());
    expect(await database.orm.select().from(users)).toEqual([]);
  });

  it('writes nothing for a catalogue that is there already', async () => {
    await seedCatalogue(database, catalogueFixture());
    const before = await everything(database);
    expect(await seedCatalogue(database, catalogueFixture())).toMatchObject({ outcome: 'unchanged' });
    expect(await everything(database)).toEqual(before);
  });

  it('keeps every id when the catalogue comes back after a change', async () => {
    await seedCatalogue(database, catalogueFixture());
    const before = await everything(database);
    expect(await seedCatalogue(database, repriced(123_456))).toMatchObject({
      outcome: 'seeded',
      replacedPrices: [{ bike: 'vega-e1', before: 110_000, after: 123_456 }],
    });
    const [changed] = await database.orm.select().from(bikes).where(eq(bikes.slug, 'vega-e1'));
    expect(changed?.price).toBe(123_456);
    expect(await seedCatalogue(database, catalogueFixture())).toMatchObject({ outcome: 'seeded' });
    expect(await everything(database)).toEqual(before);
  });

  it('remembers the day on which a model changed last', async () => {
    await seedCatalogue(database, catalogueFixture());
    await database.orm.update(bikes).set({ changed_on: '2026-01-31' });
    await seedCatalogue(database, repriced(123_456));
    const rows = await database.orm.select().from(bikes).orderBy(asc(bikes.slug));
    const changed = rows.filter(({ changed_on }) => changed_on !== '2026-01-31');
    expect(changed.map(({ slug }) => slug)).toEqual(['vega-e1']);
  });

  it.each([
    ['2026-01-31T18:29:59Z', '2026-01-31', 1001],
    ['2026-01-31T18:30:00Z', '2026-02-01', 1002],
  ])('takes at %s the day in India for it, %s', async (now, day, price) => {
    await seedCatalogue(database, catalogueFixture());
    vi.setSystemTime(now);
    onTestFinished(() => void vi.useRealTimers());
    await seedCatalogue(database, repriced(price));
    const [changed] = await database.orm.select().from(bikes).where(eq(bikes.slug, 'vega-e1'));
    expect(changed?.changed_on).toBe(day);
  });

  it('deletes what the catalogue no longer has', async () => {
    await seedCatalogue(database, catalogueFixture());
    const [surya] = catalogueFixture().brands;
    const models = surya?.models.filter(({ slug }) => slug !== 'surya-royal-350') ?? [];
    await seedCatalogue(database, { ...nothing, brands: surya ? [{ ...surya, models }] : [] });
    const rows = await everything(database);
    expect(rows.brands.map(({ slug }) => slug)).toEqual(['surya']);
    expect(rows.bikes.map(({ slug }) => slug).filter((slug) => !slug.startsWith('surya-s'))).toEqual([
      'surya-next',
      'surya-old',
    ]);
    expect({ ...rows, brands: [], bikes: [] }).toEqual({ ...noRows, fingerprint: expect.any(String) });
  });

  it('leaves everything as it was when a row cannot be written', async () => {
    await seedCatalogue(database, catalogueFixture());
    const before = await everything(database);
    await expect(seedCatalogue(database, repriced(10 ** 12))).rejects.toThrow();
    expect(await everything(database)).toEqual(before);
  });

  it('says how far it is', async () => {
    const heard: [number, number][] = [];
    await seedCatalogue(database, repriced(77_777), (written, total) => heard.push([written, total]));
    const total = 2 + 20 + 2 + 19 + 5 + 6 + 2 + 2 + 3 + 2 + 2 + 2 + 3 + findableRows(catalogueFixture()).length;
    expect(heard.at(-1)).toEqual([total, total]);
    expect(heard.map(([written]) => written)).toEqual(heard.map(([written]) => written).toSorted((a, b) => a - b));
  });

  it('seeds once when two ask at the same time', async () => {
    const catalogue = repriced(99_999);
    const outcomes = await Promise.all([seedCatalogue(database, catalogue), seedCatalogue(database, catalogue)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['seeded', 'unchanged']);
  });
});

const sizeOf = (rows: unknown[]) => rows.length;

function repriced(price: number): Catalogue {
  const catalogue = catalogueFixture();
  const bike = catalogue.brands.flatMap(({ models }) => models).find(({ slug }) => slug === 'vega-e1');
  if (!bike) throw new Error('The made-up catalogue lost its scooter.');
  bike.price = price;
  return catalogue;
}

const nothing: Catalogue = {
  brands: [],
  cities: [],
  showrooms: undefined,
  faqs: [],
  articles: [],
  comparisons: [],
  reviews: [],
};

async function everything({ orm }: Database) {
  const [state] = await orm.select().from(catalogueState);
  return {
    brands: await orm.select().from(brands).orderBy(asc(brands.slug)),
    bikes: await orm.select().from(bikes).orderBy(asc(bikes.slug)),
    variants: await orm.select().from(variants).orderBy(asc(variants.position)),
    cities: await orm.select().from(cities).orderBy(asc(cities.slug)),
    dealerships: await orm.select().from(dealerships).orderBy(asc(dealerships.slug)),
    faqs: await orm.select().from(faqs).orderBy(asc(faqs.position)),
    articles: await orm.select().from(articles).orderBy(asc(articles.slug)),
    articleBikes: await orm.select().from(articleBikes).orderBy(asc(articleBikes.id)),
    comparisons: await orm.select().from(comparisons).orderBy(asc(comparisons.position)),
    reviews: await orm.select().from(reviews).orderBy(asc(reviews.slug)),
    fingerprint: state?.fingerprint,
  };
}

const noRows: Awaited<ReturnType<typeof everything>> = {
  brands: [],
  bikes: [],
  variants: [],
  cities: [],
  dealerships: [],
  faqs: [],
  articles: [],
  articleBikes: [],
  comparisons: [],
  reviews: [],
  fingerprint: undefined,
};
