import { type SQLWrapper, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import { silentKinds } from './add-message.ts';

/** Condition on messages of the other side that the reader has not seen, except silent ones. */
export const unreadBy = (reader: number | SQLWrapper) => sql`
  case when ${conversations.buyer_id} = ${reader} then ${conversations.buyer_seen} else ${conversations.seller_seen} end
    < ${conversationMessages.id}
  and ${conversationMessages.side} <> case when ${conversations.buyer_id} = ${reader} then 'buyer' else 'seller' end
  and ${conversationMessages.kind} not in ${[...silentKinds]}`;
