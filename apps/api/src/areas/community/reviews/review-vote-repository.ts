import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { isConfirmed } from '../../../core/database/account-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { reviews, reviewVotes } from '../../../core/database/review-schema.ts';

/** Reads and writes helpful votes. */
export class ReviewVoteRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /**
   * Returns the author of a published review that is not a sample.
   * @returns null if the author deleted their account; undefined if there is no such review.
   */
  async authorOf(reviewId: number): Promise<number | null | undefined> {
    const [row] = await this.#orm
      .select({ author: reviews.user_id })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, 'PUBLISHED'), eq(reviews.is_sample, false)));
    return row && row.author;
  }

  /** Adds a helpful vote unless it exists. Does nothing if the review or the user was deleted in the meantime. */
  async add(reviewId: number, userId: number): Promise<void> {
    await this.#orm.execute(sql`
      insert into ${reviewVotes} (review_id, user_id)
      select ${reviews.id}, ${users.id} from ${reviews}, ${users}
      where ${reviews.id} = ${reviewId} and ${users.id} = ${userId}
      for key share
      on conflict do nothing
    `);
  }

  /** Checks whether a user has confirmed their email address. */
  isConfirmed(userId: number): Promise<boolean> {
    return isConfirmed(this.#orm, userId);
  }

  async remove(reviewId: number, userId: number): Promise<void> {
    await this.#orm
      .delete(reviewVotes)
      .where(and(eq(reviewVotes.review_id, reviewId), eq(reviewVotes.user_id, userId)));
  }

  count(reviewId: number): Promise<number> {
    return countRows(this.#orm, reviewVotes, eq(reviewVotes.review_id, reviewId));
  }

  /** Returns the ids of a bike's reviews that a user marked as helpful. */
  async of(userId: number, bikeId: number): Promise<number[]> {
    const rows = await this.#orm
      .select({ id: reviews.id })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.review_id))
      .where(and(eq(reviewVotes.user_id, userId), eq(reviews.bike_id, bikeId)));
    return rows.map(({ id }) => id);
  }
}
