import type { ReviewSort } from '@dopahiya/domain/requests';
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { reviews, reviewVotes } from '../../../core/database/review-schema.ts';
import type { Slice } from '../../../core/paging.ts';

/** A review's database row with its number of helpful votes. */
export type ReviewRow = typeof reviews.$inferSelect & { helpful_count: number };

/** Number of a bike's reviews with one rating, counted separately for samples and real reviews. */
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

/** Reads the published reviews of bikes. */
export class ReviewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns a bike's published reviews in the given order, real ones before samples. */
  find(bikeId: number, sort: ReviewSort, { offset, limit }: Slice): Promise<ReviewRow[]> {
    return this.#orm
      .select(reviewColumns)
      .from(reviews)
      .where(publishedOf(bikeId))
      .orderBy(asc(reviews.is_sample), ...orders[sort])
      .limit(limit)
      .offset(offset);
  }

  /** Counts a bike's published reviews by rating. */
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
