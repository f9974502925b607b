import { asc, eq, inArray, sql } from 'drizzle-orm';
import { conversations } from '../database/conversation-schema.ts';
import { listings } from '../database/listing-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { tellBuyers } from './tell-buyers.ts';

/** Locks a listing's conversations before the listing itself is locked and deleted. */
export async function lockConversations(transaction: Orm, listing: number): Promise<void> {
  await transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.listing_id, listing))
    .orderBy(asc(conversations.id))
    .for('update');
}

/**
 * Marks the conversations about listings as ended, since these are being deleted alone or with their seller's account, and notifies the
 * buyers; the rows are locked. A warning stays: sellers cannot remove it by deleting.
 */
export async function endConversations(
  transaction: Orm,
  gone: readonly (typeof listings.$inferSelect)[],
  how: 'deleted' | 'left',
  now: Date,
): Promise<void> {
  if (gone.length === 0) return;
  await tellBuyers(
    transaction,
    gone.map((before) => ({ before, after: how })),
    now,
  );
  const ids = gone.map(({ id }) => id);
  await transaction
    .update(conversations)
    .set({
      // Otherwise PostgreSQL's check of the rows changed here would look for a listing that is deleted by then.
      listing_id: null,
      ending: sql`case ${listings.status} when 'rejected' then 'removed' when 'held' then 'checking' else ${how} end`,
      // The reason is about a user whose account is being deleted, so it is deleted too.
      ending_reason: how === 'left' ? null : sql`case when ${listings.status} = 'rejected' then ${listings.reason} end`,
    })
    .from(listings)
    .where(sql`${listings.id} = ${conversations.listing_id} and ${inArray(listings.id, ids)}`);
}
