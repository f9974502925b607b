import { asc, eq, or } from 'drizzle-orm';
import { users } from './account-schema.ts';
import { conversations } from './conversation-schema.ts';
import { listings } from './listing-schema.ts';
import type { Orm } from './open-database.ts';

/** Keys of the advisory locks that stop processes on one server from doing these tasks concurrently. */
export const advisoryLocks = {
  migration: 7_110_001,
  seeding: 7_110_002,
  sweepingPhotos: 7_110_003,
  holdingReported: 7_110_004,
} as const;

/**
 * Locks the rows that deleting an account changes, in the same order as writers and moderators lock them, to avoid deadlocks: the account
 * (rows may still reference it), then conversations, then listings. Rows that reference an account are written last.
 */
export async function lockAccountRows(transaction: Orm, user: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, user)).for('no key update');
  await transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user)))
    .orderBy(asc(conversations.id))
    .for('update');
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.user_id, user))
    .orderBy(asc(listings.id))
    .for('update');
}
