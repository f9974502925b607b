import { and, eq, exists, inArray, or } from 'drizzle-orm';
import { conversationMessages, conversationOffers, conversations } from './conversation-schema.ts';
import { listings } from './listing-schema.ts';
import type { Orm } from './open-database.ts';

/** Hides a user's messages and cancels their agreements, within the transaction that deletes their account. */
export async function hideMessagesOf(transaction: Orm, user: number, now: Date): Promise<void> {
  await transaction
    .update(conversationMessages)
    .set({ emptied_at: now })
    .where(eq(conversationMessages.author_id, user));
  const takesPart = or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user));
  const accepted = eq(conversationOffers.status, 'accepted');
  // Only listings reserved through one of these offers become available; one reserved for somebody else by now stays reserved.
  const theirs = transaction
    .select({ id: conversationOffers.id })
    .from(conversationOffers)
    .innerJoin(conversations, eq(conversations.id, conversationOffers.conversation_id))
    .where(
      and(
        takesPart,
        accepted,
        eq(conversations.listing_id, listings.id),
        eq(conversationOffers.agreed_until, listings.agreed_until),
      ),
    );
  await transaction.update(listings).set({ agreed_until: null }).where(exists(theirs));
  const own = transaction.select({ id: conversations.id }).from(conversations).where(takesPart);
  await transaction
    .update(conversationOffers)
    .set({ status: 'ended', agreed_until: null })
    .where(and(inArray(conversationOffers.conversation_id, own), accepted));
}
