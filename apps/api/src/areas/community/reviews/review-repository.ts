import type { ReviewSort } from '@dopahiya/domain/requests';
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { reviews, reviewVotes } from '../../../core/database/review-schema.ts';
import type { Slice } from '../../../core/paging.ts';

/** A review as the database has it, and how many found it helpful. */
export type ReviewRow = typeof reviews.$inferSelect & { helpful_count: number };

/** How many reviews of a bike give a rating, samples and real ones apart. */
export interface RatingCount {
  rating: number;
  is_sample: boolean;
  count: number;
}

/** The columns of a `ReviewRow`. */
export const reviewColumns = {
  ...getTableColumns(reviews),
  helpful_count: sql<number>`(select count(*)::int from ${reviewVotes} where ${reviewVotes.review_id} = ${reviews.id})`,
};

const byDate = [desc(reviews.created_at), desc(reviews.id)];
const orders: Record<ReviewSort, SQL[]> = {
  newest: byDate,
  highest: [desc(reviews.rating), ...byDate],
  lowest: [asc(reviews.rating), ...byDate],
};

/** Reads what everybody may read of bikes. */
export class ReviewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The published reviews of a bike in an order, real ones before samples. */
  find(bikeId: number, sort: ReviewSort, { offset, limit }: Slice): Promise<ReviewRow[]> {
    return this.#orm
      .select(reviewColumns)
      .from(reviews)
      .where(publishedOf(bikeId))
      .orderBy(asc(reviews.is_sample), ...orders[sort])
      .limit(limit)
      .offset(offset);
  }

  /** How often each rating was given to a bike, as far as it is published. */
  ratings(bikeId: number): Promise<RatingCount[]> {
    const { rating, is_sample } = reviews;
    return this.#orm
      .select({ rating, is_sample, count: count() })
      .from(reviews)
      .where(publishedOf(bikeId))
      .groupBy(rating, is_sample);
  }
}

const publishedOf = (bikeId: number) => and(eq(reviews.bike_id, bikeId), eq(reviews.status, 'PUBLISHED'));
