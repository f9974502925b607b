import type { ConversationSide } from '@dopahiya/domain/market';
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { type ConversationState, sideOf } from './conversation-state.ts';
import { readState } from './read-state.ts';

const DAY_MS = 86_400_000;

/** Where a message goes: an existing conversation, or the buyer's conversation about a listing, which is started if needed. */
export type Destination = { conversation: number } | { listing: { id: number; seller: number; name: string } };

/** Maximum number of unanswered messages. */
export const MAX_UNANSWERED_MESSAGES = 5;

/** Summary of the messages in a conversation, as seen by one side. */
export interface WrittenSoFar {
  /** Whether first-message rules apply: the writer has sent no text yet, or the other side has not answered. */
  isFirst: boolean;
  /** The writer's texts that are unanswered so far, oldest first. */
  earlier: readonly string[];
  /** Number of the writer's messages since the other side's last one; showing or hiding a number counts for neither side. */
  unanswered: number;
}

/** Context for deciding whether a message is allowed: author, conversation state and earlier messages. */
export interface WritingContext extends WrittenSoFar {
  state: ConversationState;
  isNew: boolean;
  author: { isConfirmed: boolean };
  /** Number of conversations the writer has started within a day. */
  begun: number;
}

/** Returns the conversation of a message the user already sent with this submission key. */
export async function findSentMessage(orm: Orm, user: number, key: string | null): Promise<number | undefined> {
  if (key === null) return undefined;
  const [row] = await orm
    .select({ id: conversationMessages.conversation_id })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.author_id, user), eq(conversationMessages.submission_key, key)));
  return row?.id;
}

/** Finds a user's conversation, or starts it, and locks it. */
export async function findState(orm: Orm, user: number, destination: Destination, now: Date) {
  if ('conversation' in destination) {
    const [row] = await orm
      .select()
      .from(conversations)
      .where(eq(conversations.id, destination.conversation))
      .for('update');
    const side = row && sideOf(row, user);
    return row && side && { state: await readState(orm, row, side), isNew: false };
  }
  const { id, seller, name } = destination.listing;
  const ofPair = and(eq(conversations.listing_id, id), eq(conversations.buyer_id, user));
  const [row] = await orm.select().from(conversations).where(ofPair).for('update');
  if (row) return { state: await readState(orm, row, 'buyer'), isNew: false };
  // Locks the listing's key, so that a seller deleting their account cannot delete the listing at the same time.
  const kept = await orm.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('key share');
  if (kept.length === 0) return undefined;
  const [begun] = await orm
    .insert(conversations)
    .values({
      listing_id: id,
      buyer_id: user,
      seller_id: seller,
      bike_name: name,
      created_at: now,
      updated_at: now,
    })
    .returning();
  return begun && { state: await readState(orm, begun, 'buyer'), isNew: true };
}

/** Summarises what each side has written; the conversation must be locked. */
export async function writtenIn(orm: Orm, { conversation, side }: ConversationState): Promise<WrittenSoFar> {
  const { side: by, kind, text } = conversationMessages;
  const isOwn = sql`${by} = ${side}`;
  const isSaid = sql`${kind} in ('text', 'offer')`;
  const isOfNumber = sql`${kind} in ('number_shown', 'number_hidden')`;
  const lastOfOther = sql`coalesce((select max(answer.id) from ${conversationMessages} as answer
    where answer.conversation_id = ${conversation.id} and answer.side <> ${side}
      and answer.kind not in ('number_shown', 'number_hidden')), 0)`;
  const [row] = await orm
    .select({
      hasWords: sql<boolean>`coalesce(bool_or(${isOwn} and ${text} <> ''), false)`,
      isAnswered: sql<boolean>`coalesce(bool_or(not ${isOwn} and ${isSaid}), false)`,
      unanswered: sql<number>`count(*) filter (where ${isOwn} and not ${isOfNumber}
        and ${conversationMessages.id} > ${lastOfOther})::integer`,
    })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversation_id, conversation.id));
  const { hasWords = false, isAnswered = false, unanswered = 0 } = row ?? {};
  return {
    isFirst: !hasWords || !isAnswered,
    unanswered,
    earlier: isAnswered ? [] : await wordsOf(orm, conversation.id, side),
  };
}

/** Returns a side's last texts, oldest first, at most as many as may be unanswered. */
async function wordsOf(orm: Orm, conversation: number, side: ConversationSide): Promise<string[]> {
  const { conversation_id, side: by, text } = conversationMessages;
  const rows = await orm
    .select({ text })
    .from(conversationMessages)
    .where(and(eq(conversation_id, conversation), eq(by, side), ne(text, '')))
    .orderBy(desc(conversationMessages.id))
    .limit(MAX_UNANSWERED_MESSAGES);
  return rows.map((row) => row.text).toReversed();
}

/** Counts the conversations a user has started within a day. */
export async function begunBy(orm: Orm, user: number, now: Date): Promise<number> {
  const [row] = await orm
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.buyer_id, user), gt(conversations.created_at, new Date(now.getTime() - DAY_MS))));
  return row?.total ?? 0;
}
