import { and, count, eq, gt, sql } from 'drizzle-orm';
import { conversationMessages, conversations } from '../../db/conversation-schema.ts';
import { listings } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { type ConversationState, sideOf } from './conversation-state.ts';
import { readState } from './read-state.ts';

const DAY_MS = 86_400_000;

/** Where a message goes: into a conversation, or into that of a buyer about a listing, which it may begin. */
export type Destination = { conversation: number } | { listing: { id: number; seller: number; name: string } };

/** Who writes, what was written before, and what can be done where it goes. */
export interface WritingContext {
  state: ConversationState;
  isNew: boolean;
  author: { isConfirmed: boolean };
  /** How many messages each of the two has written here. */
  own: number;
  others: number;
  /** How many stand since the other side wrote last. */
  unanswered: number;
  /** How many conversations the writer has begun within a day. */
  begun: number;
}

/** The conversation of a message that somebody sent before with this key. */
export async function sentBefore(orm: Orm, user: number, key: string | null): Promise<number | undefined> {
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

/** How many messages each of the two has written, and how many stand since the other side wrote last. */
export async function countsOf(orm: Orm, { conversation, side }: ConversationState) {
  const isOwn = sql`${conversationMessages.side} = ${side}`;
  const lastOfOther = sql`coalesce((select max(answer.id) from ${conversationMessages} as answer
    where answer.conversation_id = ${conversation.id} and answer.side <> ${side}), 0)`;
  const [row] = await orm
    .select({
      own: sql<number>`count(*) filter (where ${isOwn})::integer`,
      others: sql<number>`count(*) filter (where not ${isOwn})::integer`,
      unanswered: sql<number>`count(*) filter (where ${isOwn} and ${conversationMessages.id} > ${lastOfOther})::integer`,
    })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversation_id, conversation.id));
  return row ?? { own: 0, others: 0, unanswered: 0 };
}

/** How many conversations somebody has begun within a day. */
export async function begunBy(orm: Orm, user: number, now: Date): Promise<number> {
  const [row] = await orm
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.buyer_id, user), gt(conversations.created_at, new Date(now.getTime() - DAY_MS))));
  return row?.total ?? 0;
}
