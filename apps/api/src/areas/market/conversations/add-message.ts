import type { MessageKind } from '@dopahiya/domain/market';
import { and, count, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { accountOf, closedBy, type ConversationState, type NewMessage, otherSide } from './conversation-state.ts';

/** Messages shown in the conversation without notifying the other side: neither unread nor mailed. */
const silentKinds: ReadonlySet<MessageKind> = new Set(['number_hidden']);

const numberKinds = ['number_shown', 'number_hidden'] as const satisfies readonly MessageKind[];
/** Maximum number of messages per day about showing or hiding a number; beyond it, the change is made without a message. */
const MAX_NUMBER_MESSAGES = 4;
const DAY_MS = 86_400_000;

/** Notifies a user by mail about something new, in the transaction that writes it. */
export type NotifyOther = (
  transaction: Orm,
  notice: { recipient: number; conversation: number; bike: string; now: Date },
) => Promise<void>;

/** A message to insert, with the id of the offer it is about. */
export interface AddedMessage extends Omit<NewMessage, 'offer'> {
  offer_id: number | null;
}

/**
 * Adds a message to a conversation and notifies the other side; everything that reaches the other person goes through here. Adds nothing to
 * a closed conversation.
 */
export async function addMessage(
  transaction: Orm,
  state: ConversationState,
  message: AddedMessage,
  now: Date,
  tell: NotifyOther,
): Promise<void> {
  const { conversation, side } = state;
  if (closedBy(state) !== undefined || (await isOneTooMany(transaction, conversation.id, message.kind, now))) return;
  const [row] = await transaction
    .insert(conversationMessages)
    .values({
      ...message,
      conversation_id: conversation.id,
      side,
      author_id: accountOf(conversation, side),
      created_at: now,
    })
    .returning({ id: conversationMessages.id });
  const seen = { [side === 'buyer' ? 'buyer_seen' : 'seller_seen']: row?.id ?? 0 };
  const isQuiet = silentKinds.has(message.kind);
  await transaction
    .update(conversations)
    .set({ ...seen, ...(!isQuiet && { updated_at: now }) })
    .where(eq(conversations.id, conversation.id));
  const recipient = accountOf(conversation, otherSide(side));
  if (recipient !== null && !isQuiet)
    await tell(transaction, { recipient, conversation: conversation.id, bike: conversation.bike_name, now });
}

async function isOneTooMany(orm: Orm, conversation: number, kind: MessageKind, now: Date): Promise<boolean> {
  if (!numberKinds.some((one) => one === kind)) return false;
  const [row] = await orm
    .select({ total: count() })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, conversation),
        inArray(conversationMessages.kind, [...numberKinds]),
        gt(conversationMessages.created_at, new Date(now.getTime() - DAY_MS)),
      ),
    );
  return (row?.total ?? 0) >= MAX_NUMBER_MESSAGES;
}

/** Condition on messages of the other side that the reader has not seen, except silent ones. */
export const unreadBy = (reader: number | SQLWrapper) => sql`
  case when ${conversations.buyer_id} = ${reader} then ${conversations.buyer_seen} else ${conversations.seller_seen} end
    < ${conversationMessages.id}
  and ${conversationMessages.side} <> case when ${conversations.buyer_id} = ${reader} then 'buyer' else 'seller' end
  and ${conversationMessages.kind} not in ${[...silentKinds]}`;
