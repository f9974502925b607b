import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { paths } from '@dopahiya/domain/site';
import { countRows } from '../../../core/database/row-queries.ts';
import { listingPhotos, listings, onSale } from '../../../core/database/listing-schema.ts';
import { lockAccountRows } from '../../../core/database/locks.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { tellBuyers } from '../../../core/listing-endings/tell-buyers.ts';
import { draftMail } from '../../../core/outbox/draft-mail.ts';
import { mailTexts, type MailTexts } from '../../../core/texts/index.ts';
import { enqueueUserMail } from '../../../core/outbox/enqueue-mail.ts';
import { hidePhotos } from '../photos/photo-file-repository.ts';
import { rememberFraud, isStandingFraud } from './fraud-marks.ts';
import { holdReasons } from './hold-reasons.ts';

/** A decision that an account's listing was fraud. */
export interface FraudDecision {
  id: number;
  owner: number;
  listing: number;
}

/** Checks whether an account has a standing fraud decision; its other listings are then held. */
export async function isStopped(orm: Orm, user: number): Promise<boolean> {
  return (
    (await countRows(orm, moderationDecisions, and(eq(moderationDecisions.owner_id, user), isStandingFraud()))) > 0
  );
}

/** Locks everything a fraud decision changes (the seller's account, conversations and listings) before the listing itself is read. */
export async function lockSellerOf(transaction: Orm, listing: number): Promise<void> {
  const [found] = await transaction.select({ user: listings.user_id }).from(listings).where(eq(listings.id, listing));
  if (found?.user != null) await lockAccountRows(transaction, found.user);
}

/**
 * Applies a fraud decision: holds the seller's other listings on sale, stores their photos and numbers as fraud marks, and notifies seller
 * and buyers. Call it after writing the decision, under `lockSellerOf`.
 */
export async function stopAccount(transaction: Orm, { id, owner, listing }: FraudDecision, now: Date): Promise<void> {
  await rememberFraud(transaction, owner, id);
  const isOther = and(eq(listings.user_id, owner), onSale(listings.status), ne(listings.id, listing));
  const before = await transaction.select().from(listings).where(isOther);
  if (before.length === 0) return;
  const ids = before.map((one) => one.id);
  const held = { status: 'held' as const, reason: holdReasons.account };
  await transaction
    .update(listings)
    .set({ ...held, revision: sql`${listings.revision} + 1`, updated_at: now })
    .where(inArray(listings.id, ids));
  await hidePhotos(transaction, inArray(listingPhotos.listing_id, ids));
  await tellBuyers(
    transaction,
    before.map((one) => ({ before: one, after: held })),
    now,
  );
  await tellSeller(transaction, owner, (texts) => ({
    subject: texts.othersHeld,
    line: texts.othersHeldLine(ids.length),
  }));
}

/**
 * Releases listings held because of a fraud decision once it is reversed or its listing allowed, unless another one stands. Requires
 * `lockSellerOf`.
 */
export async function freeAccount(transaction: Orm, owner: number | null, now: Date): Promise<void> {
  if (owner === null || (await isStopped(transaction, owner))) return;
  const isHeld = and(
    eq(listings.user_id, owner),
    eq(listings.status, 'held'),
    eq(listings.reason, holdReasons.account),
  );
  const before = await transaction.select().from(listings).where(isHeld);
  if (before.length === 0) return;
  const shown = await transaction
    .update(listings)
    .set({
      status: sql`case when ${listings.verified_at} is null then 'pending' else 'active' end`,
      reason: null,
      revision: sql`${listings.revision} + 1`,
      updated_at: now,
    })
    .where(isHeld)
    .returning();
  const byId = new Map(shown.map((one) => [one.id, one]));
  await tellBuyers(
    transaction,
    before.flatMap((one) => ({ before: one, after: byId.get(one.id) ?? one })),
    now,
  );
  await tellSeller(transaction, owner, (texts) => ({ subject: texts.othersShown, line: texts.othersShownLine }));
}

async function tellSeller(
  transaction: Orm,
  owner: number,
  wordsOf: (texts: MailTexts) => { subject: string; line: string },
) {
  await enqueueUserMail(transaction, owner, (user) => {
    const texts = mailTexts[user.language];
    const { subject, line } = wordsOf(texts);
    const links = [{ label: texts.openListings, path: `${paths.profile}#listings` }];
    return draftMail(user, 'decision', { subject, lines: [line], links });
  });
}
