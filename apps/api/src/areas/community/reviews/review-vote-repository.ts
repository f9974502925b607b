import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { isConfirmed } from '../../../core/database/account-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { reviews, reviewVotes } from '../../../core/database/review-schema.ts';

/** Reads and writes who found which review helpful. */
export class ReviewVoteRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Whose published review this is, null where its author has left; undefined when there is none to vote for. */
  async authorOf(reviewId: number): Promise<number | null | undefined> {
    const [row] = await this.#orm
      .select({ author: reviews.user_id })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, 'PUBLISHED'), eq(reviews.is_sample, false)));
    return row && row.author;
  }

  /** Counts that a user found a review helpful, once. Who is deleted meanwhile, review or user, leaves no vote. */
  async add(reviewId: number, userId: number): Promise<void> {
    await this.#orm.execute(sql`
      insert into ${reviewVotes} (review_id, user_id)
      select ${reviews.id}, ${users.id} from ${reviews}, ${users}
      where ${reviews.id} = ${reviewId} and ${users.id} = ${userId}
      for key share
      on conflict do nothing
    `);
  }

  /** Whether somebody has confirmed their mail address. */
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

  /** The reviews of a bike that a user found helpful, by id. */
  async of(userId: number, bikeId: number): Promise<number[]> {
    const rows = await this.#orm
      .select({ id: reviews.id })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.review_id))
      .where(and(eq(reviewVotes.user_id, userId), eq(reviews.bike_id, bikeId)));
    return rows.map(({ id }) => id);
  }
}
