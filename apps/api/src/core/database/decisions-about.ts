import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { conversations } from './conversation-schema.ts';
import { moderationDecisions } from './moderation-schema.ts';
import type { Orm } from './open-database.ts';

/** Condition: moderation decisions on a user's content, and on conversations they take part in. */
export function decisionsAbout(orm: Orm, user: number): SQL | undefined {
  const own = orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user)));
  const { owner_id, subject, subject_id } = moderationDecisions;
  return or(eq(owner_id, user), and(eq(subject, 'conversation'), inArray(subject_id, own)));
}

/** Clears the reasons of moderation decisions on a user's content, within the transaction that deletes their account. */
export async function forgetReasonsAbout(transaction: Orm, user: number): Promise<void> {
  await transaction
    .update(moderationDecisions)
    .set({ reason: null, reversal_reason: null })
    .where(decisionsAbout(transaction, user));
  await transaction.update(conversations).set({ ending_reason: null }).where(eq(conversations.seller_id, user));
}
