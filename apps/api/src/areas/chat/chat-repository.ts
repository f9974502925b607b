import type { ChatThread } from '@dopahiya/engines/chat';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { chatMessages, chatPeople } from '../../core/database/chat-schema.ts';
import { countRows } from '../../core/database/row-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';

/** Chat visitor as stored. */
export type ChatPersonRow = typeof chatPeople.$inferSelect;

/** Share of the room that is freed in excess when it is full: a hundredth. */
const SPARE_SHARE = 0.01;

/** Stores chat visitors and their messages. */
export class ChatRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the visitors without an account. */
  countStrangers(): Promise<number> {
    return countRows(this.#orm, chatPeople, isNull(chatPeople.user_id));
  }

  /**
   * Deletes visitors without an account until there is room for one among `max`: first those from before `since` who asked nothing, then
   * the longest inactive. Deletes slightly more than needed, to run rarely.
   */
  async makeRoomForStranger(max: number, since: Date): Promise<void> {
    const tooMany = (await this.countStrangers()) + 1 - max;
    if (tooMany <= 0) return;
    const { id, user_id, thread, active_at } = chatPeople;
    const isIdle = and(isNull(thread), lt(active_at, since));
    const evicted = this.#orm
      .select({ id })
      .from(chatPeople)
      .where(isNull(user_id))
      .orderBy(desc(sql`(${isIdle})`), asc(active_at), asc(id))
      .limit(tooMany + Math.floor(max * SPARE_SHARE));
    await this.#orm.delete(chatPeople).where(inArray(id, evicted));
  }

  /** Deletes an account's longest inactive visitors until there is room for one among `max`. */
  async makeRoomInAccount(account: number, max: number): Promise<void> {
    const { id, user_id, active_at } = chatPeople;
    const beyond = this.#orm
      .select({ id })
      .from(chatPeople)
      .where(eq(user_id, account))
      .orderBy(desc(active_at), desc(id))
      .offset(max - 1);
    await this.#orm.delete(chatPeople).where(inArray(id, beyond));
  }

  async addPerson(person: typeof chatPeople.$inferInsert): Promise<void> {
    await this.#orm.insert(chatPeople).values(person);
  }

  async person(id: string): Promise<ChatPersonRow | undefined> {
    const [row] = await this.#orm.select().from(chatPeople).where(eq(chatPeople.id, id));
    return row;
  }

  /** Stores a turn and the current topic; only the last `max` turns of each visitor are kept. */
  async addTurn(turn: typeof chatMessages.$inferInsert, thread: ChatThread, max: number): Promise<void> {
    await this.#orm.transaction(async (tx) => {
      await tx.update(chatPeople).set({ thread, active_at: turn.sent_at }).where(eq(chatPeople.id, turn.person_id));
      await tx.insert(chatMessages).values(turn);
      const old = tx
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(eq(chatMessages.person_id, turn.person_id))
        .orderBy(desc(chatMessages.id))
        .offset(max);
      await tx.delete(chatMessages).where(inArray(chatMessages.id, old));
    });
  }

  /** Deletes a visitor with all their questions. @returns whether there was one. */
  async forget(id: string): Promise<boolean> {
    const gone = await this.#orm.delete(chatPeople).where(eq(chatPeople.id, id)).returning({ id: chatPeople.id });
    return gone.length > 0;
  }

  /** Deletes questions from before a moment, and visitors who asked nothing since. @returns the number of visitors. */
  async forgetBefore(moment: Date): Promise<number> {
    await this.#orm.delete(chatMessages).where(lt(chatMessages.sent_at, moment));
    const silent = sql`not exists (select 1 from ${chatMessages} where ${chatMessages.person_id} = ${chatPeople.id})`;
    const gone = await this.#orm
      .delete(chatPeople)
      .where(sql`${lt(chatPeople.created_at, moment)} and ${silent}`)
      .returning({ id: chatPeople.id });
    return gone.length;
  }

  /** Returns a visitor's turns, oldest first. */
  turnsOf(id: string) {
    const { message, reply, sent_at } = chatMessages;
    return this.#orm
      .select({ message, reply, sent_at })
      .from(chatMessages)
      .where(eq(chatMessages.person_id, id))
      .orderBy(asc(chatMessages.id));
  }
}
