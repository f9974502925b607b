import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { dealerships } from '../../../core/database/schema.ts';
import { catalogueFixture } from '../../../testing/catalogue-fixture.ts';
import { seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { CatalogueWriter } from '../catalogue-writer.ts';
import { restoreSamples } from './restore-samples.ts';
import { toShowroomRow } from './showroom-rules.ts';

const { showrooms } = catalogueFixture();
const place = { brand: 'surya', city: 'delhi' };
const real = { ...place, slug: 'surya-karol-bagh', name: 'Surya Karol Bagh', address: '12 Market Road' };

describe('restoring sample showrooms', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
    await seededApp(database, new Date('2026-11-21T12:00:00+05:30'));
  });
  afterAll(() => database.close());

  const listed = async () => {
    const rows = await database.orm.select().from(dealerships).orderBy(dealerships.slug);
    return rows.map(({ id: _, ...row }) => row);
  };

  it('brings back the same samples once the real showroom is gone, and none beside it', async () => {
    const before = await listed();
    const writer = new CatalogueWriter(database.orm);
    await writer.mergeShowrooms([toShowroomRow(real)]);
    await restoreSamples(database.orm, place, showrooms);
    expect((await listed()).filter(({ slug }) => slug.includes('surya-delhi'))).toEqual([]);
    await writer.remove(dealerships, real.slug);
    await restoreSamples(database.orm, place, showrooms);
    expect(await listed()).toEqual(before);
  });

  it('adds none to a site without samples', async () => {
    await database.orm.delete(dealerships).where(eq(dealerships.is_sample, true));
    await restoreSamples(database.orm, place, showrooms);
    expect(await listed()).toEqual([]);
  });
});
