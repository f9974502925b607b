import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { CatalogueEdition } from './catalogue-edition.ts';
import { seedCatalogue } from '../seeding/seed-catalogue.ts';

describe('CatalogueEdition', () => {
  let database: Database;
  let now = Date.parse('2026-11-21T12:00:00+05:30');
  const openEdition = () => new CatalogueEdition(database.orm, () => new Date(now));

  beforeAll(async () => {
    database = await openTestDatabase();
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  it('is another one a second after the catalogue was written', async () => {
    const edition = openEdition();
    const before = await edition.current();
    const [first] = catalogueFixture().brands;
    await seedCatalogue(database, {
      ...catalogueFixture(),
      brands: first ? [first] : [],
      comparisons: [],
      articles: [],
    });
    expect(await edition.current()).toBe(before);
    now += 1001;
    expect(await edition.current()).not.toBe(before);
  });

  it('is another one on the next day in India', async () => {
    const edition = openEdition();
    const before = await edition.current();
    now += 24 * 3_600_000;
    expect(await edition.current()).not.toBe(before);
  });

  it('stays as it was while the database does not answer', async () => {
    const broken = { select: () => ({ from: () => Promise.reject(new Error('gone')) }) } as unknown as Database['orm'];
    let orm = database.orm;
    const through = new Proxy({} as Database['orm'], { get: (_, name) => Reflect.get(orm, name).bind(orm) });
    const edition = new CatalogueEdition(through, () => new Date(now));
    const before = await edition.current();
    orm = broken;
    now += 1001;
    expect(await edition.current()).toBe(before);
  });
});
