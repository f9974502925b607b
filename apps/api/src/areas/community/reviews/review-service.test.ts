import { bikeQuerySchema, type CheckedReviewDraft } from '@dopahiya/domain/inputs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../../areas.ts';
import type { Author } from '../../../core/author.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { bikeRatings, reviews as reviewTable } from '../../../core/database/review-schema.ts';
import { catalogueFixture } from '../../../testing/catalogue-fixture.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { decideReview, markOfReview, publishReview } from '../../../testing/write-review.ts';
import { seedCatalogue } from '../../seeding/seed-catalogue.ts';
import { type Decision, ReviewModeration } from '../../market/moderation/reviews/review-moderation.ts';

const asha = { id: 1, name: 'Asha R' };
const ravi = { id: 2, name: 'Ravi' };
const page = { page: 1, limit: 10 };

describe('ReviewService', () => {
  let database: Database;
  let services: Services;

  const draft = (rating: number, text = 'Forty kilometres a day, and still smiling.') => ({
    bike: 'vega-110',
    rating,
    title: undefined,
    text,
  });
  const list = (bike: string, sort?: 'newest' | 'highest' | 'lowest') => services.reviews.list({ ...page, bike, sort });
  const at = (moment: string) => seededServices(database, new Date(moment));
  const publish = (author: Author, said: CheckedReviewDraft, by = services) =>
    publishReview(database, by, author, said);
  const decide = (id: number, decision: Decision) => decideReview(database, id, decision);

  beforeAll(async () => {
    database = await openTestDatabase();
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
    await publish(asha, { ...draft(4), bike: 'vega-e1' });
    await publish(ravi, { ...draft(5), bike: 'vega-e1' });
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
    for (const [author, rating, moment] of written) await publish(author, draft(rating), await at(moment));
    const ratings = async (sort?: 'highest' | 'lowest') =>
      (await list('vega-110', sort)).rows.map(({ rating }) => rating);
    expect([await ratings(), await ratings('highest'), await ratings('lowest')]).toEqual([
      [1, 5, 3],
      [5, 3, 1],
      [1, 3, 5],
    ]);
  });

  it('shows nothing of a review that waits or is refused, but to its author, with the reason', async () => {
    const { review } = await services.reviews.write(asha, draft(1));
    const mine = async () => (await services.reviews.listOwn(asha, page)).rows.map((row) => row.review);
    const others = async () => {
      const { count, summary } = await list('vega-110');
      return [count, summary.count, (await services.bikes.detail('vega-110')).bike.rating];
    };
    expect([await mine(), await others()]).toMatchObject([[{ status: 'PENDING', reason: null }], [0, 0, null]]);
    await decide(review.id, { status: 'REJECTED', reason: 'It names a neighbour.' });
    expect(await mine()).toMatchObject([{ status: 'REJECTED', reason: 'It names a neighbour.' }]);
    expect(await others()).toEqual([0, 0, null]);
    await decide(review.id, { status: 'PUBLISHED' });
    expect([await mine(), await others()]).toMatchObject([[{ status: 'PUBLISHED', reason: null }], [1, 1, 1]]);
    expect((await services.reviews.listOwn(ravi, page)).count).toBe(0);
  });

  it('has what is said anew read anew, and counts it no more until then', async () => {
    const id = await publish(asha, draft(1));
    await publish(ravi, draft(5));
    const later = await at('2026-12-24T10:00:00Z');
    await later.reviews.change(asha, id, {
      rating: 4,
      title: undefined,
      text: 'After the first service it is better.',
    });
    expect((await list('vega-110')).summary).toMatchObject({ count: 1, average: 5 });
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(5);
    await decide(id, { status: 'PUBLISHED' });
    const { rows, summary } = await list('vega-110');
    expect([summary.average, rows[0]]).toMatchObject([4.5, { created_at: new Date('2026-12-24T10:00:00Z') }]);
  });

  it('decides of nothing that was changed or decided since it was read', async () => {
    const { review } = await services.reviews.write(asha, draft(5));
    const moderation = new ReviewModeration(database.orm);
    const read = await markOfReview(database, review.id);
    await services.reviews.change(asha, review.id, {
      rating: 5,
      title: undefined,
      text: 'Buy at the shop of my uncle.',
    });
    expect(await moderation.decide(review.id, read, { status: 'PUBLISHED' })).toBe('changed');
    expect((await list('vega-110')).count).toBe(0);
    const again = await markOfReview(database, review.id);
    const refusal: Decision = { status: 'REJECTED', reason: 'It is an advertisement.' };
    expect(await moderation.decide(review.id, again, refusal)).toMatchObject({ review: { status: 'PENDING' } });
    expect(await moderation.decide(review.id, again, { status: 'PUBLISHED' })).toBe('changed');
    expect((await services.reviews.listOwn(asha, page)).rows).toMatchObject([{ review: { status: 'REJECTED' } }]);
  });

  it('publishes what was read or nothing, however often it is changed at that moment', async () => {
    const { review } = await services.reviews.write(asha, draft(5));
    const read = await markOfReview(database, review.id);
    const changes = { rating: 1, title: undefined, text: 'Something else that nobody has read yet.' };
    const moderation = new ReviewModeration(database.orm);
    await Promise.all([
      services.reviews.change(asha, review.id, changes),
      moderation.decide(review.id, read, { status: 'PUBLISHED' }),
      services.reviews.change(asha, review.id, changes),
    ]);
    expect((await list('vega-110')).count).toBe(0);
    expect((await services.reviews.listOwn(asha, page)).rows).toMatchObject([
      { review: { status: 'PENDING', text: changes.text } },
    ]);
  });

  it('deletes a review and what it counted for', async () => {
    const id = await publish(asha, draft(2));
    await services.reviews.remove(asha, id);
    expect((await list('vega-110')).count).toBe(0);
    expect((await services.bikes.detail('vega-110')).bike.rating).toBeNull();
    await publish(asha, draft(5));
  });

  it('takes one review a bike from a user, however many are sent at once', async () => {
    const sent = await Promise.allSettled([1, 2, 3, 4].map((rating) => services.reviews.write(asha, draft(rating))));
    expect(sent.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    const reason = 'You’ve already reviewed this bike. Edit or delete that review.';
    expect(refused).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 400, fields: { bike: [{ en: reason }] } })),
    );
    expect((await services.reviews.listOwn(asha, page)).count).toBe(1);
  });

  it('gives a bike the average of its real reviews, and lists the best-rated first', async () => {
    await publish(asha, draft(4));
    await publish(ravi, draft(3));
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(3.5);
    const { rows } = await services.bikes.list(bikeQuerySchema.parse({ sort: 'rating' }));
    expect(rows.slice(0, 2).map(({ slug, rating }) => [slug, rating])).toEqual([
      ['vega-110', 3.5],
      ['surya-s14', null],
    ]);
  });

  it('changes neither a review nor a rating when writing fails in the middle', async () => {
    const id = await publish(ravi, draft(2));
    const { review } = await services.reviews.write(asha, draft(5));
    await database.orm.execute(sql`alter table ${bikeRatings} add constraint refuses check (stars <= 2)`);
    try {
      await expect(decide(review.id, { status: 'PUBLISHED' })).rejects.toThrow();
    } finally {
      await database.orm.execute(sql`alter table ${bikeRatings} drop constraint refuses`);
    }
    expect((await list('vega-110')).rows.map((row) => row.id)).toEqual([id]);
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(2);
  });

  it('adds up what many write and have published at once', async () => {
    const authors = Array.from({ length: 12 }, (_, id) => ({ id: id + 10, name: `Rider ${id}` }));
    await Promise.all(authors.map((author, index) => publish(author, draft(1 + (index % 5)))));
    const { summary } = await list('vega-110');
    expect(summary.count).toBe(12);
    expect((await services.bikes.detail('vega-110')).bike.rating).toBe(summary.average);
  });

  it('keeps what users said when another catalogue is seeded, and deletes samples that it no longer has', async () => {
    await publish(asha, { ...draft(4), bike: 'vega-e1' });
    await seedCatalogue(database, { ...catalogueFixture(), reviews: [] });
    expect((await list('vega-e1')).rows.map(({ author_name }) => author_name)).toEqual(['Asha R']);
    await seedCatalogue(database, catalogueFixture());
    expect((await list('vega-e1')).count).toBe(3);
  });

  it('has no reviews of a bike that does not exist, and takes none', async () => {
    const refusal = { status: 400, fields: { bike: [{ en: expect.stringContaining('couldn’t find this bike') }] } };
    await expect(list('nobody')).rejects.toMatchObject(refusal);
    await expect(services.reviews.write(asha, { ...draft(4), bike: 'nobody' })).rejects.toMatchObject(refusal);
  });
});
