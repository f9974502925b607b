import type { ConversationSide } from '@dopahiya/domain/market';
import { and, eq, or } from 'drizzle-orm';
import { userBlocks } from '../../../core/database/conversation-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { ConversationState, StoredConversation } from './conversation-state.ts';

/** Reads a conversation's state for one side; its listing is not locked. */
export async function readState(
  orm: Orm,
  conversation: StoredConversation,
  side: ConversationSide,
): Promise<ConversationState> {
  const { buyer_id, seller_id, listing_id } = conversation;
  const [[listing], blocks] = await Promise.all([
    listing_id === null
      ? []
      : orm
          .select({ id: listings.id, status: listings.status, agreed_until: listings.agreed_until })
          .from(listings)
          .where(eq(listings.id, listing_id)),
    buyer_id === null || seller_id === null
      ? []
      : orm
          .select({ user: userBlocks.user_id })
          .from(userBlocks)
          .where(
            or(
              and(eq(userBlocks.user_id, buyer_id), eq(userBlocks.blocked_id, seller_id)),
              and(eq(userBlocks.user_id, seller_id), eq(userBlocks.blocked_id, buyer_id)),
            ),
          ),
  ]);
  const blockedBy = blocks.map(({ user }): ConversationSide => (user === buyer_id ? 'buyer' : 'seller'));
  return { conversation, side, listing: listing ?? null, blockedBy };
}
