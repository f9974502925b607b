import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { countRows } from '../../../core/database/row-queries.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { tellBuyers } from '../../../core/listing-endings/tell-buyers.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import { type ListingEvent, statusAfter } from '../own/listing-states.ts';
import { lockSellerOf } from '../holding/stopped-accounts.ts';
import { hidePhotosOfClosed } from '../photos/photo-file-repository.ts';
import { listingMail } from './listing-mail.ts';
import { BY_COMMAND, recordDecision } from './record-decision.ts';
import { stateOfListing } from './subjects/listing-subject.ts';

type Stored = typeof listings.$inferSelect;

/** A decision about a listing by the site's owner; the reason is sent to the seller. */
export type ListingDecision =
  | { event: 'verify' | 'release' }
  | { event: 'hold'; reason: string }
  | { event: 'reject'; reason: string; isFraud?: boolean };

/** The listing before and after a decision and the mail to its seller, or why nothing was decided. */
export type DecidedListing = { before: Stored; after: Stored; mail: number | undefined } | 'changed' | 'impossible';

const written = eq(listings.is_sample, false);
const isWaiting = sql`${listings.status} in ('pending', 'held')`;

/** Lets the site's owner moderate listings; decisions are written to the moderation log. */
export class ListingModeration {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns a page of users' listings: pending ones first (oldest first), then the newest. @throws AppError 404 beyond the last page. */
  list(paging: Paging): Promise<PagedRows<Stored>> {
    return readPage(paging, {
      count: countRows(this.#orm, listings, written),
      find: ({ offset, limit }) =>
        this.#orm
          .select()
          .from(listings)
          .where(written)
          .orderBy(
            desc(isWaiting),
            asc(sql`case when ${isWaiting} then ${listings.updated_at} end`),
            desc(listings.updated_at),
            asc(listings.id),
          )
          .limit(limit)
          .offset(offset),
    });
  }

  /** Counts the listings waiting for moderation. */
  waiting(): Promise<number> {
    return countRows(this.#orm, listings, and(written, isWaiting));
  }

  /** Decides on a listing if its revision is unchanged, and notifies its seller. @returns undefined if there is no listing with this id. */
  decide(
    { id, revision }: Pick<Stored, 'id' | 'revision'>,
    decision: ListingDecision,
    now: Date,
  ): Promise<DecidedListing | undefined> {
    const isFraud = decision.event === 'reject' && decision.isFraud === true;
    return this.#orm.transaction(async (transaction) => {
      if (isFraud || !('reason' in decision)) await lockSellerOf(transaction, id);
      const [before] = await transaction
        .select()
        .from(listings)
        .where(and(eq(listings.id, id), written))
        .for('update');
      if (!before) return undefined;
      if (before.revision !== revision) return 'changed';
      const changes = changesOf(before, decision, now);
      if (!changes) return 'impossible';
      const [after] = await transaction
        .update(listings)
        .set({ ...changes, revision: revision + 1, updated_at: now })
        .where(eq(listings.id, id))
        .returning();
      if (!after) return undefined;
      await hidePhotosOfClosed(transaction, id, before, after);
      await tellBuyers(transaction, { before, after }, now);
      if (decision.event !== 'hold') await record(transaction, before, after, decision, now);
      const letter = await listingMail(transaction, after, decision);
      const [mail] = letter ? await enqueueMail(transaction, letter) : [];
      return { before, after, mail };
    });
  }
}

/** Records a decision; not called for holds, which decide nothing yet. */
async function record(transaction: Orm, before: Stored, after: Stored, decision: ListingDecision, now: Date) {
  const isRefused = 'reason' in decision;
  await recordDecision(transaction, {
    subject: 'listing',
    subject_id: before.id,
    owner: before.user_id,
    verdict: isRefused ? 'refuse' : 'allow',
    is_fraud: decision.event === 'reject' && decision.isFraud === true,
    reason: isRefused ? decision.reason : BY_COMMAND,
    before: stateOfListing(before),
    after: stateOfListing(after),
    by: 'owner',
    now,
  });
}

function changesOf(before: Stored, decision: ListingDecision, now: Date): Partial<Stored> | undefined {
  const status = statusAfter(before.status, decision.event, before.verified_at !== null);
  if (!status) return undefined;
  const reason = 'reason' in decision ? decision.reason : null;
  return { status, reason, ...verdictOf(decision.event, now) };
}

function verdictOf(event: ListingEvent, now: Date): Partial<Stored> {
  if (event === 'verify') return { verified_at: now };
  return event === 'reject' ? { verified_at: null, sold_at: null } : {};
}
