import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { bikes, brands, catalogueState, cities, variants } from '../../db/schema.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { Catalogue } from './read-catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

describe.each(testDatabases)('seedCatalogue on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('writes every brand, model, variant and city', async () => {
    expect(await seedCatalogue(database, catalogueFixture())).toBe('seeded');
    const rows = await everything(database);
    expect(rows.brands.map(({ slug }) => slug)).toEqual(['surya', 'vega']);
    expect(rows.bikes).toHaveLength(20);
    expect(rows.cities).toHaveLength(5);
    expect(rows.variants.map(({ name, position }) => [name, position])).toEqual([
      ['Heritage', 0],
      ['Signals', 1],
    ]);
  });

  it('writes nothing for a catalogue that is there already', async () => {
    await seedCatalogue(database, catalogueFixture());
    const before = await everything(database);
    expect(await seedCatalogue(database, catalogueFixture())).toBe('unchanged');
    expect(await everything(database)).toEqual(before);
  });

  it('keeps every id when the catalogue comes back after a change', async () => {
    await seedCatalogue(database, catalogueFixture());
    const before = await everything(database);
    expect(await seedCatalogue(database, repriced(123_456))).toBe('seeded');
    const [changed] = await database.orm.select().from(bikes).where(eq(bikes.slug, 'vega-e1'));
    expect(changed?.price).toBe(123_456);
    expect(await seedCatalogue(database, catalogueFixture())).toBe('seeded');
    expect(await everything(database)).toEqual(before);
  });

  it('deletes what the catalogue no longer has', async () => {
    await seedCatalogue(database, catalogueFixture());
    const [surya] = catalogueFixture().brands;
    const models = surya?.models.filter(({ slug }) => slug !== 'surya-royal-350') ?? [];
    await seedCatalogue(database, { brands: surya ? [{ ...surya, models }] : [], cities: [] });
    const rows = await everything(database);
    expect(rows.brands.map(({ slug }) => slug)).toEqual(['surya']);
    expect(rows.bikes.map(({ slug }) => slug).filter((slug) => !slug.startsWith('surya-s'))).toEqual([
      'surya-next',
      'surya-old',
    ]);
    expect([rows.variants, rows.cities]).toEqual([[], []]);
  });

  it('leaves everything as it was when a row cannot be written', async () => {
    await seedCatalogue(database, catalogueFixture());
    const before = await everything(database);
    await expect(seedCatalogue(database, repriced(10 ** 12))).rejects.toThrow();
    expect(await everything(database)).toEqual(before);
  });

  it('seeds once when two ask at the same time', async () => {
    const catalogue = repriced(99_999);
    const outcomes = await Promise.all([seedCatalogue(database, catalogue), seedCatalogue(database, catalogue)]);
    expect(outcomes.toSorted()).toEqual(['seeded', 'unchanged']);
  });
});

function repriced(price: number): Catalogue {
  const catalogue = catalogueFixture();
  const bike = catalogue.brands.flatMap(({ models }) => models).find(({ slug }) => slug === 'vega-e1');
  if (!bike) throw new Error('The made-up catalogue lost its scooter.');
  bike.price = price;
  return catalogue;
}

async function everything({ orm }: Database) {
  return {
    brands: await orm.select().from(brands).orderBy(asc(brands.slug)),
    bikes: await orm.select().from(bikes).orderBy(asc(bikes.slug)),
    variants: await orm.select().from(variants).orderBy(asc(variants.position)),
    cities: await orm.select().from(cities).orderBy(asc(cities.slug)),
    state: await orm.select().from(catalogueState),
  };
}
