import type { ConversationSide } from '@dopahiya/domain/market';
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { type ConversationState, sideOf } from './conversation-state.ts';
import { readState } from './read-state.ts';

const DAY_MS = 86_400_000;

/** Where a message goes: into a conversation, or into that of a buyer about a listing, which it may begin. */
export type Destination = { conversation: number } | { listing: { id: number; seller: number; name: string } };

/** So many messages may stand without an answer. */
export const MAX_UNANSWERED_MESSAGES = 5;

/** What the two have written in a conversation, seen from one of them. */
export interface WrittenSoFar {
  /** Whether words of the writer are first ones: they have said none yet, or the other has not answered. */
  isFirst: boolean;
  /** What the writer has said while there is no answer, the oldest first. */
  earlier: readonly string[];
  /** How many messages stand since the other side did something; a number shown or hidden counts for neither. */
  unanswered: number;
}

/** Who writes, what was written before, and what can be done where it goes. */
export interface WritingContext extends WrittenSoFar {
  state: ConversationState;
  isNew: boolean;
  author: { isConfirmed: boolean };
  /** How many conversations the writer has begun within a day. */
  begun: number;
}

/** The conversation of a message that somebody sent before with this key. */
export async function findSentMessage(orm: Orm, user: number, key: string | null): Promise<number | undefined> {
  if (key === null) return undefined;
  const [row] = await orm
    .select({ id: conversationMessages.conversation_id })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.author_id, user), eq(conversationMessages.submission_key, key)));
  return row?.id;
}

/** Finds a conversation that somebody takes part in, or begins it; nobody else writes there meanwhile. */
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
  // Else a seller who leaves at this moment would take the listing along.
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

/** What each of the two has written; nobody writes more while the conversation is locked. */
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

/** The words of one side, the oldest first: no more than may stand without an answer. */
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

/** How many conversations somebody has begun within a day. */
export async function begunBy(orm: Orm, user: number, now: Date): Promise<number> {
  const [row] = await orm
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.buyer_id, user), gt(conversations.created_at, new Date(now.getTime() - DAY_MS))));
  return row?.total ?? 0;
}
