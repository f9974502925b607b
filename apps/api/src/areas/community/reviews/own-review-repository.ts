import { and, desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { reviews } from '../../../core/database/review-schema.ts';
import { bikes, brands } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';
import { writeAndAddUp } from './rating-sums.ts';
import { reviewColumns, type ReviewRow } from './review-repository.ts';

type Stored = typeof reviews.$inferSelect;

/** The content of a review and when it was written. */
export type ReviewContent = Pick<Stored, 'rating' | 'title' | 'text' | 'created_at'>;

/** A new review by a user. */
export type UserReview = ReviewContent & Pick<Stored, 'bike_id' | 'author_name'> & { user_id: number };

/** A review as shown to its author. */
export interface OwnReviewRow {
  review: ReviewRow;
  bike: { id: number; slug: string; name: string };
  brand: { slug: string; name: string };
}

/** Reads and writes a single user's own reviews. */
export class OwnReviewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts a user's reviews, of one bike or of all. */
  count(userId: number, bikeId?: number): Promise<number> {
    return countRows(this.#orm, reviews, writtenBy(userId, bikeId));
  }

  /** Returns a user's reviews, of one bike or of all, newest first. */
  list(userId: number, bikeId: number | undefined, { offset, limit }: Slice): Promise<OwnReviewRow[]> {
    return this.#rows()
      .where(writtenBy(userId, bikeId))
      .orderBy(desc(reviews.created_at), desc(reviews.id))
      .limit(limit)
      .offset(offset);
  }

  /** Returns one of a user's reviews; undefined if there is none with this id. */
  async get(userId: number, id: number): Promise<OwnReviewRow | undefined> {
    const [row] = await this.#rows().where(ownedBy(userId, id));
    return row;
  }

  /** Adds a review, pending moderation. @returns its id; undefined if the user has already reviewed this bike. */
  async add(review: UserReview): Promise<number | undefined> {
    const [row] = await this.#orm
      .insert(reviews)
      .values({ ...review, is_sample: false, status: 'PENDING' })
      .onConflictDoNothing({ target: [reviews.user_id, reviews.bike_id] })
      .returning({ id: reviews.id });
    return row?.id;
  }

  /** Updates a user's review and returns it to moderation. */
  change({ review: { id, bike_id } }: OwnReviewRow, userId: number, said: ReviewContent): Promise<void> {
    return writeAndAddUp(this.#orm, bike_id, async (transaction) => {
      await transaction
        .update(reviews)
        .set({ ...said, status: 'PENDING', reason: null })
        .where(ownedBy(userId, id));
    });
  }

  /** Deletes a user's review. */
  remove({ review: { id, bike_id } }: OwnReviewRow, userId: number): Promise<void> {
    return writeAndAddUp(this.#orm, bike_id, async (transaction) => {
      await transaction.delete(reviews).where(ownedBy(userId, id));
    });
  }

  #rows() {
    const brand = { slug: brands.slug, name: brands.name };
    const ofBike = { id: bikes.id, slug: bikes.slug, name: bikes.name };
    return this.#orm
      .select({ review: reviewColumns, bike: ofBike, brand })
      .from(reviews)
      .innerJoin(bikes, eq(bikes.id, reviews.bike_id))
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .$dynamic();
  }
}

const ownedBy = (userId: number, id: number) => and(eq(reviews.user_id, userId), eq(reviews.id, id));
const writtenBy = (userId: number, bikeId: number | undefined) =>
  and(eq(reviews.user_id, userId), bikeId === undefined ? undefined : eq(reviews.bike_id, bikeId));

const LENGTH = 8;

/**
 * Returns a short hash of a review's content, author, dates and moderation status. Moderators send it with their decision, so that a review
 * changed since they read it is not published.
 */
export function reviewMark(review: typeof reviews.$inferSelect): string {
  const { id, author_name, rating, title, text, created_at, status, reason } = review;
  const read = JSON.stringify([id, author_name, rating, title, text, created_at.toISOString(), status, reason]);
  return createHash('sha256').update(read).digest('hex').slice(0, LENGTH);
}
