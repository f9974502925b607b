import { and, eq, inArray, or } from 'drizzle-orm';
import { conversationMessages, conversationOffers, conversations } from './conversation-schema.ts';
import { listings } from './listing-schema.ts';
import type { Orm } from './open-database.ts';

/** Hides what somebody wrote to others, and ends what they agreed, within the transaction that deletes their account. */
export async function hideMessagesOf(transaction: Orm, user: number, now: Date): Promise<void> {
  await transaction
    .update(conversationMessages)
    .set({ emptied_at: now })
    .where(eq(conversationMessages.author_id, user));
  const own = transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user)));
  const ended = await transaction
    .update(conversationOffers)
    .set({ status: 'ended', agreed_until: null })
    .where(and(inArray(conversationOffers.conversation_id, own), eq(conversationOffers.status, 'accepted')))
    .returning({ id: conversationOffers.conversation_id });
  if (ended.length === 0) return;
  const about = transaction
    .select({ id: conversations.listing_id })
    .from(conversations)
    .where(
      inArray(
        conversations.id,
        ended.map(({ id }) => id),
      ),
    );
  await transaction.update(listings).set({ agreed_until: null }).where(inArray(listings.id, about));
}
