import { asc, eq, inArray, sql } from 'drizzle-orm';
import { conversations } from '../database/conversation-schema.ts';
import { listings } from '../database/listing-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { tellBuyers } from './tell-buyers.ts';

/** Locks the conversations about a listing, before the listing itself is locked to be deleted. */
export async function lockConversations(transaction: Orm, listing: number): Promise<void> {
  await transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.listing_id, listing))
    .orderBy(asc(conversations.id))
    .for('update');
}

/**
 * Notes in the conversations about listings that these are deleted now, or went with their seller's account, and tells the buyers;
 * their rows are locked. A warning stays one: no seller gets rid of it by deleting.
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
      // Else PostgreSQL, which checks what this transaction has changed, would look for a listing that is deleted by then.
      listing_id: null,
      ending: sql`case ${listings.status} when 'rejected' then 'removed' when 'held' then 'checking' else ${how} end`,
      // The reason is about somebody whose account is deleted: it goes with that.
      ending_reason: how === 'left' ? null : sql`case when ${listings.status} = 'rejected' then ${listings.reason} end`,
    })
    .from(listings)
    .where(sql`${listings.id} = ${conversations.listing_id} and ${inArray(listings.id, ids)}`);
}
