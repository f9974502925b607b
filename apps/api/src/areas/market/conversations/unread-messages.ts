import { type SQLWrapper, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import { silentKinds } from './add-message.ts';

/** What a reader of a conversation, an account, has not seen of the other side, but for what is nothing to look at. */
export const unreadBy = (reader: number | SQLWrapper) => sql`
  case when ${conversations.buyer_id} = ${reader} then ${conversations.buyer_seen} else ${conversations.seller_seen} end
    < ${conversationMessages.id}
  and ${conversationMessages.side} <> case when ${conversations.buyer_id} = ${reader} then 'buyer' else 'seller' end
  and ${conversationMessages.kind} not in ${[...silentKinds]}`;
