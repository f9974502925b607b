import type { ReviewStatus } from '@dopahiya/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { countRows } from '../../db/count-rows.ts';
import type { Orm } from '../../db/open-database.ts';
import { reviews } from '../../db/review-schema.ts';
import { bikes } from '../../db/schema.ts';
import { type PagedRows, type Paging, readPage } from '../../paging.ts';
import { writeAndAddUp } from './rating-sums.ts';

/** A review that is to be read, and the slug of the bike it is about. */
export interface ReviewToRead {
  review: typeof reviews.$inferSelect;
  bike: string;
}

/** What came of reading a review; a reason says why it was refused. */
export type Decision = { status: 'PUBLISHED' } | { status: 'REJECTED'; reason: string };

const written = eq(reviews.is_sample, false);
const isPending = sql`${reviews.status} = 'PENDING'`;

/** Lets reviews be read before others see them. */
export class ReviewModeration {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Reviews of users: those that wait first, the longest first, then the newest. @throws AppError 404 beyond the end. */
  list(paging: Paging): Promise<PagedRows<ReviewToRead>> {
    return readPage(paging, {
      count: () => countRows(this.#orm, reviews, written),
      find: ({ offset, limit }) =>
        this.#orm
          .select({ review: reviews, bike: bikes.slug })
          .from(reviews)
          .innerJoin(bikes, eq(bikes.id, reviews.bike_id))
          .where(written)
          .orderBy(
            desc(isPending),
            asc(sql`case when ${isPending} then ${reviews.created_at} end`),
            desc(reviews.created_at),
            asc(reviews.id),
          )
          .limit(limit)
          .offset(offset),
    });
  }

  /** How many reviews wait to be read. */
  waiting(): Promise<number> {
    return countRows(this.#orm, reviews, isPending);
  }

  /** Publishes or refuses a review. @returns its state before; undefined when there is none of this number. */
  async decide(id: number, decision: Decision): Promise<ReviewStatus | undefined> {
    const [found] = await this.#orm.select().from(reviews).where(eq(reviews.id, id));
    if (!found || found.is_sample) return undefined;
    await writeAndAddUp(this.#orm, found.bike_id, async (transaction) => {
      await transaction
        .update(reviews)
        .set({ reason: null, ...decision })
        .where(eq(reviews.id, id));
    });
    return found.status;
  }
}
