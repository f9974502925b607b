import type { ReviewSort } from '@dopahiya/domain';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/open-database.ts';
import { bikeRatings, reviews } from '../../db/review-schema.ts';
import { bikes } from '../../db/schema.ts';
import type { Slice } from '../../paging.ts';

/** A review as the database has it. */
export type ReviewRow = typeof reviews.$inferSelect;

/** A review that a user writes. */
export type UserReview = Pick<ReviewRow, 'bike_id' | 'author_name' | 'rating' | 'title' | 'text' | 'created_at'> & {
  user_id: number;
};

/** How many reviews of a bike give a rating, samples and real ones apart. */
export interface RatingCount {
  rating: number;
  is_sample: boolean;
  count: number;
}

const byDate = [desc(reviews.created_at), desc(reviews.id)];
const orders: Record<ReviewSort, SQL[]> = {
  newest: byDate,
  highest: [desc(reviews.rating), ...byDate],
  lowest: [asc(reviews.rating), ...byDate],
};

/** Reads and saves reviews. */
export class ReviewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The reviews of a bike in an order, real ones before samples. */
  find(bikeId: number, sort: ReviewSort, { offset, limit }: Slice): Promise<ReviewRow[]> {
    return this.#orm
      .select()
      .from(reviews)
      .where(eq(reviews.bike_id, bikeId))
      .orderBy(asc(reviews.is_sample), ...orders[sort])
      .limit(limit)
      .offset(offset);
  }

  /** How often each rating was given to a bike. */
  ratings(bikeId: number): Promise<RatingCount[]> {
    const { rating, is_sample } = reviews;
    return this.#orm
      .select({ rating, is_sample, count: count() })
      .from(reviews)
      .where(eq(reviews.bike_id, bikeId))
      .groupBy(rating, is_sample);
  }

  /** Saves the review of a user in place of an earlier one, and with it what the bike's reviews add up to: both or none. */
  save(review: UserReview): Promise<ReviewRow> {
    return this.#orm.transaction(async (transaction) => {
      await lockBike(transaction, review.bike_id);
      const row = await saveReview(transaction, review);
      await addUp(transaction, review.bike_id);
      return row;
    });
  }
}

/** Lets whoever writes about the same bike wait: each must add up what the one before has written. */
async function lockBike(orm: Orm, bikeId: number): Promise<void> {
  await orm.select({ id: bikes.id }).from(bikes).where(eq(bikes.id, bikeId)).for('no key update');
}

async function saveReview(orm: Orm, review: UserReview): Promise<ReviewRow> {
  const { author_name, rating, title, text, created_at } = review;
  const [row] = await orm
    .insert(reviews)
    .values({ ...review, is_sample: false })
    .onConflictDoUpdate({
      target: [reviews.user_id, reviews.bike_id],
      set: { author_name, rating, title, text, created_at },
    })
    .returning();
  if (!row) throw new Error('The database saved no review and gave no reason.');
  return row;
}

async function addUp(orm: Orm, bikeId: number): Promise<void> {
  const total = {
    bike_id: reviews.bike_id,
    count: count().as('count'),
    stars: sql<number>`sum(${reviews.rating})`.as('stars'),
  };
  await orm
    .insert(bikeRatings)
    .select(
      orm
        .select(total)
        .from(reviews)
        .where(and(eq(reviews.bike_id, bikeId), eq(reviews.is_sample, false)))
        .groupBy(reviews.bike_id),
    )
    .onConflictDoUpdate({
      target: bikeRatings.bike_id,
      set: { count: sql`excluded.count`, stars: sql`excluded.stars` },
    });
}
