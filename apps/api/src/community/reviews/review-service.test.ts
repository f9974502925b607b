import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../areas.ts';
import type { Database } from '../../db/open-database.ts';
import { bikeRatings, reviews as reviewTable } from '../../db/review-schema.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { bikeQuerySchema } from '../../catalogue/bikes/bike-query.ts';
import { seedCatalogue } from '../../catalogue/seeding/seed-catalogue.ts';

const asha = { id: 1, name: 'Asha R' };
const ravi = { id: 2, name: 'Ravi' };
const page = { page: 1, limit: 10 };

describe.each(testDatabases)('ReviewService on $name', ({ open }) => {
  let database: Database;
  let services: Services;

  const draft = (rating: number, text = 'Forty kilometres a day, and still smiling.') => ({
    bike: 'vega-110',
    rating,
    title: undefined,
    text,
  });
  const list = (bike: string, sort?: 'newest' | 'highest' | 'lowest') => services.reviews.list({ ...page, bike, sort });
  const at = async (moment: string) => (await seededServices(database, new Date(moment))).reviews;

  beforeAll(async () => {
    database = await open();
    services = await seededServices(database);
  });
  beforeEach(async () => {
    await database.orm.delete(reviewTable).where(eq(reviewTable.is_sample, false));
    await database.orm.delete(bikeRatings);
  });
  afterAll(() => database.close());

  it('shows samples as samples, and lets them count for nothing', async () => {
    const { rows, count, summary } = await list('vega-e1');
    expect([count, rows.map(({ author_name, is_sample }) => [author_name, is_sample])]).toEqual([
      2,
      [
        ['Ravi', true],
        ['Asha', true],
      ],
    ]);
    expect(summary).toMatchObject({ average: null, count: 0, sample_count: 2 });
    expect((await services.bikes.detail('vega-e1')).bike.rating).toBeNull();
  });

  it('keeps what users say, real reviews before samples, and sums up the real ones', async () => {
    await services.reviews.write(asha, { ...draft(4), bike: 'vega-e1' });
    await services.reviews.write(ravi, { ...draft(5), bike: 'vega-e1' });
    const { rows, summary } = await list('vega-e1', 'lowest');
    expect(rows.map(({ rating, is_sample }) => [rating, is_sample])).toEqual([
      [4, false],
      [5, false],
      [2, true],
      [5, true],
    ]);
    expect(summary).toEqual({
      average: 4.5,
      count: 2,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: Number(rating > 3) })),
      sample_count: 2,
    });
  });

  it('sorts by date and by rating', async () => {
    const written = [
      [asha, 3, '2026-11-01T10:00:00Z'],
      [ravi, 5, '2026-11-02T10:00:00Z'],
      [{ id: 3, name: 'Meena' }, 1, '2026-11-03T10:00:00Z'],
    ] as const;
    for (const [author, rating, moment] of written) await (await at(moment)).write(author, draft(rating));
    const ratings = async (sort?: 'highest' | 'lowest') =>
      (await list('vega-110', sort)).rows.map(({ rating }) => rating);
    expect([await ratings(), await ratings('highest'), await ratings('lowest')]).toEqual([
      [1, 5, 3],
      [5, 3, 1],
      [1, 3, 5],
    ]);
  });

  it('replaces what a user said of the same bike before', async () => {
    await services.reviews.write(asha, draft(1));
    await (await at('2026-12-24T10:00:00Z')).write(asha, draft(4, 'After the first service it is another bike.'));
    const { rows } = await list('vega-110');
    expect(rows).toMatchObject([
      { rating: 4, text: 'After the first service it is another bike.', created_at: new Date('2026-12-24T10:00:00Z') },
    ]);
  });

  it('gives a bike the average of its real reviews, and lists the best-rated first', async () => {
    await services.reviews.write(asha, draft(4));
    await services.reviews.write(ravi, draft(3));
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(3.5);
    const { rows } = await services.bikes.list(bikeQuerySchema.parse({ sort: 'rating' }));
    expect(rows.slice(0, 2).map(({ slug, rating }) => [slug, rating])).toEqual([
      ['vega-110', 3.5],
      ['surya-s14', null],
    ]);
  });

  it('leaves neither a review nor a rating when writing fails in the middle', async () => {
    await services.reviews.write(ravi, draft(2));
    await database.orm.execute(sql`alter table ${bikeRatings} add constraint refuses check (stars <= 2)`);
    try {
      await expect(services.reviews.write(asha, draft(5))).rejects.toThrow();
      await expect(services.reviews.write(ravi, draft(5))).rejects.toThrow();
    } finally {
      await database.orm.execute(sql`alter table ${bikeRatings} drop constraint refuses`);
    }
    expect((await list('vega-110')).rows.map(({ author_name, rating }) => [author_name, rating])).toEqual([
      ['Ravi', 2],
    ]);
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(2);
  });

  it('adds up what many write at once, and counts what one wrote twice once', async () => {
    const authors = Array.from({ length: 12 }, (_, id) => ({ id: id + 10, name: `Rider ${id}` }));
    await Promise.all(
      authors.flatMap((author) => [1, 4].map((rating) => services.reviews.write(author, draft(rating)))),
    );
    const { summary } = await list('vega-110');
    expect(summary.count).toBe(12);
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(summary.average);
  });

  it('keeps what users said when another catalogue is seeded, and deletes samples that it no longer has', async () => {
    await services.reviews.write(asha, { ...draft(4), bike: 'vega-e1' });
    await seedCatalogue(database, { ...catalogueFixture(), reviews: [] });
    expect((await list('vega-e1')).rows.map(({ author_name }) => author_name)).toEqual(['Asha R']);
    await seedCatalogue(database, catalogueFixture());
    expect((await list('vega-e1')).count).toBe(3);
  });

  it('has no reviews of a bike that does not exist, and takes none', async () => {
    const refusal = { status: 400, fields: { bike: [expect.stringContaining('no such bike')] } };
    await expect(list('nobody')).rejects.toMatchObject(refusal);
    await expect(services.reviews.write(asha, { ...draft(4), bike: 'nobody' })).rejects.toMatchObject(refusal);
  });
});
