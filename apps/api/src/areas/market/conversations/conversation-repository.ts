import { conversationLimits, type ConversationSide } from '@dopahiya/domain/market';
import { aliasedTable, and, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import {
  conversationMessages,
  conversationOffers,
  conversations,
  userBlocks,
} from '../../../core/database/conversation-schema.ts';
import { keepAccount } from '../../../core/database/account-queries.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { Slice } from '../../../core/paging.ts';
import { type ListingRow, selectListings } from '../listings/listing-repository.ts';
import { accountOf, type ConversationState, otherSide, sideOf, type StoredConversation } from './conversation-state.ts';
import { readState } from './read-state.ts';
import { unreadBy } from './add-message.ts';

const messageColumns = {
  message: conversationMessages,
  offer: conversationOffers,
};

/** A message with the offer it is about. */
export interface MessageRow {
  message: typeof conversationMessages.$inferSelect;
  offer: typeof conversationOffers.$inferSelect | null;
}

/** A conversation with what a list shows to one side. */
export interface ConversationRow {
  conversation: StoredConversation;
  side: ConversationSide;
  other: string | null;
  listing: ListingRow | null;
  unread: number;
  last: MessageRow | null;
}

const takesPart = (user: number) => or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user));

/** Reads a user's own conversations; those of others are never returned. */
export class ConversationRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts a user's conversations. */
  async count(user: number): Promise<number> {
    const [row] = await this.#orm.select({ total: count() }).from(conversations).where(takesPart(user));
    return row?.total ?? 0;
  }

  /** Counts a user's unread messages. */
  async unread(user: number): Promise<number> {
    const [row] = await this.#orm
      .select({ total: count() })
      .from(conversations)
      .innerJoin(conversationMessages, eq(conversationMessages.conversation_id, conversations.id))
      .where(and(takesPart(user), unreadBy(user)));
    return row?.total ?? 0;
  }

  /** Returns a user's conversations, most recently updated first. */
  async list(user: number, { offset, limit }: Slice): Promise<ConversationRow[]> {
    const rows = await this.#orm
      .select()
      .from(conversations)
      .where(takesPart(user))
      .orderBy(desc(conversations.updated_at), desc(conversations.id))
      .limit(limit)
      .offset(offset);
    return this.#withParts(user, rows);
  }

  /** Returns one of a user's conversations. */
  async get(user: number, id: number): Promise<ConversationRow | undefined> {
    const rows = await this.#orm
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, id), takesPart(user)));
    return (await this.#withParts(user, rows))[0];
  }

  /** Returns the id of a buyer's conversation about a listing. */
  async idOf(buyer: number, listing: number): Promise<number | undefined> {
    const [row] = await this.#orm
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.buyer_id, buyer), eq(conversations.listing_id, listing)));
    return row?.id;
  }

  /** Returns the last messages of a conversation, or the last before a given one, oldest first, and whether there are earlier ones. */
  async messages(id: number, before?: number): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
    const { messages: max } = conversationLimits;
    const rows = await this.#orm
      .select(messageColumns)
      .from(conversationMessages)
      .leftJoin(conversationOffers, eq(conversationOffers.id, conversationMessages.offer_id))
      .where(
        and(
          eq(conversationMessages.conversation_id, id),
          before === undefined ? undefined : lt(conversationMessages.id, before),
        ),
      )
      .orderBy(desc(conversationMessages.id))
      .limit(max + 1);
    return { rows: rows.slice(0, max).toReversed(), hasEarlier: rows.length > max };
  }

  /** Returns the state that determines what is allowed in a conversation. */
  state(row: ConversationRow): Promise<ConversationState> {
    return readState(this.#orm, row.conversation, row.side);
  }

  /** Marks messages up to the given one as read. */
  async see(user: number, { conversation, side }: ConversationRow, message: number): Promise<void> {
    const seen = side === 'buyer' ? 'buyer_seen' : 'seller_seen';
    const there = sql`least(${message}, (select max(${conversationMessages.id}) from ${conversationMessages}
      where ${conversationMessages.conversation_id} = ${conversation.id}))`;
    await this.#orm
      .update(conversations)
      .set({ [seen]: sql`greatest(${conversations[seen]}, ${there})` })
      .where(and(eq(conversations.id, conversation.id), takesPart(user)));
  }

  /** Blocks or unblocks the other user; does nothing if one of the accounts was deleted in the meantime. */
  async block(user: number, other: number, isBlocked: boolean, now: Date): Promise<void> {
    if (isBlocked)
      await this.#orm.transaction(async (transaction) => {
        for (const id of [user, other].toSorted((a, b) => a - b)) if (!(await keepAccount(transaction, id))) return;
        await transaction
          .insert(userBlocks)
          .values({ user_id: user, blocked_id: other, created_at: now })
          .onConflictDoNothing();
      });
    else await this.#orm.delete(userBlocks).where(and(eq(userBlocks.user_id, user), eq(userBlocks.blocked_id, other)));
  }

  async #withParts(user: number, rows: StoredConversation[]): Promise<ConversationRow[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const listed = rows.flatMap(({ listing_id }) => listing_id ?? []);
    const people = rows.flatMap((row) => accountOf(row, otherSide(sideOf(row, user) ?? 'buyer')) ?? []);
    const [bikes, names, unread, lasts] = await Promise.all([
      listed.length > 0 ? selectListings(this.#orm).where(inArray(listings.id, listed)) : [],
      people.length > 0
        ? this.#orm.select({ id: users.id, name: users.first_name }).from(users).where(inArray(users.id, people))
        : [],
      this.#unreadIn(user, ids),
      this.#lastOf(ids),
    ]);
    return rows.map((conversation) => {
      const side = sideOf(conversation, user) ?? 'buyer';
      const other = accountOf(conversation, otherSide(side));
      return {
        conversation,
        side,
        other: names.find(({ id }) => id === other)?.name ?? null,
        listing: bikes.find(({ listing }) => listing.id === conversation.listing_id) ?? null,
        unread: unread.find(({ id }) => id === conversation.id)?.total ?? 0,
        last: lasts.find(({ message }) => message.conversation_id === conversation.id) ?? null,
      };
    });
  }

  #unreadIn(user: number, ids: number[]) {
    return this.#orm
      .select({ id: conversations.id, total: count() })
      .from(conversations)
      .innerJoin(conversationMessages, eq(conversationMessages.conversation_id, conversations.id))
      .where(and(inArray(conversations.id, ids), unreadBy(user)))
      .groupBy(conversations.id);
  }

  #lastOf(ids: number[]): Promise<MessageRow[]> {
    const others = aliasedTable(conversationMessages, 'others');
    const last = this.#orm
      .select({ id: sql`max(${others.id})` })
      .from(others)
      .where(inArray(others.conversation_id, ids))
      .groupBy(others.conversation_id);
    return this.#orm
      .select(messageColumns)
      .from(conversationMessages)
      .leftJoin(conversationOffers, eq(conversationOffers.id, conversationMessages.offer_id))
      .where(inArray(conversationMessages.id, last));
  }
}
