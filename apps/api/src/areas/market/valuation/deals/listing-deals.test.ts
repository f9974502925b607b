import { listingDraftSchema } from '@dopahiya/domain/inputs';
import { type DealGrade, dealGrades, usedBikePageSchema } from '@dopahiya/domain/market';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listings } from '../../../../core/database/listing-schema.ts';
import type { Database } from '../../../../core/database/open-database.ts';
import { bikes, catalogueState } from '../../../../core/database/schema.ts';
import { countQueries } from '../../../../testing/count-queries.ts';
import { listingDraft, writeListings } from '../../../../testing/write-listings.ts';
import { type SeededApp, seededApp } from '../../../../testing/seeded-app.ts';
import { seededServices } from '../../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../../testing/test-databases.ts';
import { ListingDealRepository } from './listing-deal-repository.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');

describe('grades of prices', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, noon);
    await writeListings(database, [
      { slug: 'far-below', expected_price: 25_000 },
      { slug: 'below', expected_price: 36_000 },
      { slug: 'as-asked', expected_price: 45_000 },
      { slug: 'above', expected_price: 55_000 },
      { slug: 'far-above', expected_price: 90_000 },
      { slug: 'old', year_of_manufacture: 2008, expected_price: 20_000 },
      { slug: 'unknown', bike: null },
    ]);
    await (await seededServices(database, noon)).listingDeals.refresh();
  });
  afterAll(() => database.close());

  const page = async (query: string) => usedBikePageSchema.parse((await api.get(`/api/used-bikes/?${query}`)).body);
  const slugs = async (query: string) => (await page(query)).results.map(({ slug }) => slug);

  it('grades each price against what such bikes are asked for', async () => {
    const { results } = await page('sort=deal&limit=20');
    const graded = results.filter(({ deal }) => deal !== null);
    expect(graded.map(({ slug }) => slug)).toEqual(['far-below', 'below', 'as-asked', 'above', 'far-above']);
    expect(new Set(graded.map(({ deal }) => deal?.value)).size).toBe(1);
    expect(graded[0]?.deal?.grade).toBe('great');
    expect(graded.at(-1)?.deal?.grade).toBe('high');
    for (const { deal, expected_price } of graded) expect(deal?.difference).toBe(expected_price! - deal!.value);
  });

  it('puts those without a grade last: rough guides, and models that nobody knows', async () => {
    const last = (await page('sort=deal&limit=20')).results.slice(5);
    expect(last.map(({ slug, deal }) => [slug, deal])).toEqual(
      expect.arrayContaining([
        ['old', null],
        ['unknown', null],
      ]),
    );
  });

  it('narrows a list to grades, counts them, and pages what is left', async () => {
    const all = await page('limit=20&facets=true');
    const shown = (grade: DealGrade) => all.results.filter(({ deal }) => deal?.grade === grade).map(({ slug }) => slug);
    expect(all.facets?.deal.map(({ value }) => value)).toEqual(dealGrades);
    for (const { value, count } of all.facets?.deal ?? []) {
      expect(count, `of ${value}`).toBe(shown(value as DealGrade).length);
      expect(await slugs(`deal=${value}&limit=20`)).toEqual(shown(value as DealGrade));
    }
    const both = await page('deal=great,high&limit=1&page=2');
    expect([both.count, both.results.length]).toEqual([shown('great').length + shown('high').length, 1]);
  });

  it('refuses a grade that there is not', async () => {
    expect((await api.get('/api/used-bikes/?deal=super')).status).toBe(400);
  });

  it('asks no more statements for a page with grades than for one without', async () => {
    const plain = await seededApp(database, noon);
    const { queries, waits } = await countQueries(database, () => plain.get('/api/used-bikes/?limit=100'));
    const graded = await seededApp(database, noon);
    const count = await countQueries(database, () => graded.get('/api/used-bikes/?limit=100&sort=deal'));
    expect(count.queries).toBeLessThanOrEqual(queries);
    expect(count.waits).toBeLessThanOrEqual(waits);
  });

  it('has nothing to do where nothing changed', async () => {
    const { listingDeals } = await seededServices(database, noon);
    await listingDeals.refresh();
    expect((await countQueries(database, () => listingDeals.refresh())).queries).toBeLessThanOrEqual(1);
  });

  it('grades anew when the catalogue has another price', async () => {
    const valueOf = async (slug: string) => {
      const [row] = await database.orm.select().from(listings).where(eq(listings.slug, slug));
      return row?.deal_value;
    };
    const before = await valueOf('as-asked');
    await database.orm
      .update(bikes)
      .set({ price: sql`${bikes.price} * 2` })
      .where(eq(bikes.slug, 'surya-s1'));
    await database.orm.update(catalogueState).set({ revision: sql`${catalogueState.revision} + 1` });
    const services = await seededServices(database, noon);
    await database.orm.update(bikes).set({ price: 122_000 }).where(eq(bikes.slug, 'surya-s1'));
    await services.listingDeals.refresh();
    expect((await valueOf('as-asked'))! / before!).toBeCloseTo(2, 1);
    await database.orm.update(bikes).set({ price: 61_000 }).where(eq(bikes.slug, 'surya-s1'));
    await database.orm.update(catalogueState).set({ revision: sql`${catalogueState.revision} + 1` });
    await (await seededServices(database, noon)).listingDeals.refresh();
    expect(await valueOf('as-asked')).toBe(before);
  });

  it('leaves a listing for the next run that was changed while it was graded', async () => {
    const deals = new ListingDealRepository(database.orm);
    const [read] = await deals.ungraded('another key', { after: 0, limit: 1 });
    if (!read) throw new Error('There is no listing.');
    const graded = { id: read.id, errors: 1, value: 50_000, low: 45_000, high: 55_000 };
    const isWaiting = async () =>
      (await deals.ungraded('another key', { after: read.id - 1, limit: 1 }))[0]?.id === read.id;
    await deals.write([{ ...graded, revision: read.revision - 1 }], 'another key');
    expect(await isWaiting()).toBe(true);
    await deals.write([{ ...graded, revision: read.revision }], 'another key');
    expect(await isWaiting()).toBe(false);
  });

  it('does so once for each of more listings than are read at once', async () => {
    const many = Array.from({ length: 1100 }, (_, number) => ({
      slug: `many-${number}`,
      status: 'withdrawn' as const,
    }));
    await writeListings(database, many);
    const { listingDeals } = await seededServices(database, noon);
    const { queries } = await countQueries(database, () => listingDeals.refresh());
    expect(queries).toBeLessThanOrEqual(8);
    const rows = await database.orm.select({ key: listings.deal_key }).from(listings);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1);
  });

  it('grades a listing as soon as it is written, and anew when its price is another', async () => {
    const services = await seededServices(database, noon);
    const user = await services.users.register({
      username: 'asha',
      email: 'asha@example.test',
      first_name: 'Asha',
      last_name: 'Rao',
      password: 'monsoon over the ghats',
    });
    const author = { id: user.id, name: 'Asha' };
    const named = { brand: 'surya', model: 'S1', city: 'delhi', expected_price: 42_000 };
    const { id } = await services.ownListings.add(author, listingDraftSchema.parse({ ...listingDraft, ...named }));
    const gradeOf = async () => {
      const [row] = await database.orm.select().from(listings).where(eq(listings.id, id));
      return row?.deal_errors ?? Number.NaN;
    };
    const before = await gradeOf();
    expect(before).not.toBeNaN();
    await services.ownListings.change(author, id, { revision: 1, expected_price: 30_000 });
    expect(await gradeOf()).toBeLessThan(before);
  });
});
