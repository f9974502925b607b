import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { countRows } from '../../../../core/database/row-queries.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { reviews } from '../../../../core/database/review-schema.ts';
import { bikes } from '../../../../core/database/schema.ts';
import { enqueueMail } from '../../../../core/outbox/enqueue-mail.ts';
import { type PagedRows, type Paging, readPage } from '../../../../core/paging.ts';
import { BY_COMMAND, recordDecision } from '../record-decision.ts';
import { decisionMail } from './decision-mail.ts';
import { reviewMark, writeAndAddUp } from '../../../community/index.ts';

type Stored = typeof reviews.$inferSelect;

/** A review to moderate, with its bike's slug. */
export interface ReviewToRead {
  review: Stored;
  bike: string;
}

/** A decision about a review; the reason says why it was rejected. */
export type Decision = { status: 'PUBLISHED' } | { status: 'REJECTED'; reason: string };

/** The review as it was before the decision and the mail to its author, or that it no longer has the given mark. */
export type Decided = (ReviewToRead & { mail: number | undefined }) | 'changed';

const written = eq(reviews.is_sample, false);
const isPending = sql`${reviews.status} = 'PENDING'`;

/** Moderates reviews before they are published. */
export class ReviewModeration {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns a page of users' reviews: pending ones first (oldest first), then the newest. @throws AppError 404 beyond the last page. */
  list(paging: Paging): Promise<PagedRows<ReviewToRead>> {
    return readPage(paging, {
      count: countRows(this.#orm, reviews, written),
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

  /** Counts the reviews waiting for moderation. */
  waiting(): Promise<number> {
    return countRows(this.#orm, reviews, isPending);
  }

  /**
   * Publishes or rejects a review if its mark is unchanged, and notifies its author.
   * @returns undefined if there is no review with this id.
   */
  async decide(id: number, mark: string, decision: Decision, now = new Date()): Promise<Decided | undefined> {
    const [found] = await this.#orm.select({ bike: reviews.bike_id }).from(reviews).where(writtenWith(id));
    if (!found) return undefined;
    return writeAndAddUp(this.#orm, found.bike, async (transaction) => {
      const read = await readForDecision(transaction, id);
      if (!read || reviewMark(read.review) !== mark) return read && 'changed';
      await transaction
        .update(reviews)
        .set({ reason: null, ...decision })
        .where(eq(reviews.id, id));
      await record(transaction, read.review, decision, now);
      const letter = await decisionMail(transaction, read.review, decision);
      const [mail] = letter ? await enqueueMail(transaction, letter) : [];
      return { ...read, mail };
    });
  }
}

async function record(transaction: Orm, { id, user_id, status, reason }: Stored, decision: Decision, now: Date) {
  const isRefused = decision.status === 'REJECTED';
  await recordDecision(transaction, {
    subject: 'review',
    subject_id: id,
    owner: user_id,
    verdict: isRefused ? 'refuse' : 'allow',
    reason: isRefused ? decision.reason : BY_COMMAND,
    before: { status, reason },
    after: { status: decision.status, reason: isRefused ? decision.reason : null },
    by: 'owner',
    now,
  });
}

const writtenWith = (id: number) => and(eq(reviews.id, id), written);

/** Reads and locks a review, so that it cannot change before the decision is written. */
async function readForDecision(orm: Orm, id: number): Promise<ReviewToRead | undefined> {
  const [read] = await orm
    .select({ review: reviews, bike: bikes.slug })
    .from(reviews)
    .innerJoin(bikes, eq(bikes.id, reviews.bike_id))
    .where(writtenWith(id))
    .for('update', { of: reviews });
  return read;
}
