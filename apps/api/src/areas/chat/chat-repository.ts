import type { ChatThread } from '@dopahiya/engines/chat';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { chatMessages, chatPeople } from '../../core/database/chat-schema.ts';
import { countRows } from '../../core/database/row-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';

/** Who asks, as the database has it. */
export type ChatPersonRow = typeof chatPeople.$inferSelect;

/** What goes beside those who must when all room is taken: a hundredth of it. */
const SPARE_SHARE = 0.01;

/** Stores who asks the bot, and what. */
export class ChatRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** How many people without an account there are. */
  countStrangers(): Promise<number> {
    return countRows(this.#orm, chatPeople, isNull(chatPeople.user_id));
  }

  /**
   * Deletes people without an account until there is room for one among `most`: those first who came before `since` and have asked
   * nothing, then those who have been silent for longest. A little more goes than must, so that this is seldom done.
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

  /** Deletes the people of an account who have been silent for longest, until there is room for one among `most`. */
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

  /** Stores a turn and what the conversation is about now; of each person the last `most` turns stay. */
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

  /** Deletes a person with all that they asked. @returns whether there was one. */
  async forget(id: string): Promise<boolean> {
    const gone = await this.#orm.delete(chatPeople).where(eq(chatPeople.id, id)).returning({ id: chatPeople.id });
    return gone.length > 0;
  }

  /** Deletes what was asked before a moment, and who has asked nothing since. @returns how many people. */
  async forgetBefore(moment: Date): Promise<number> {
    await this.#orm.delete(chatMessages).where(lt(chatMessages.sent_at, moment));
    const silent = sql`not exists (select 1 from ${chatMessages} where ${chatMessages.person_id} = ${chatPeople.id})`;
    const gone = await this.#orm
      .delete(chatPeople)
      .where(sql`${lt(chatPeople.created_at, moment)} and ${silent}`)
      .returning({ id: chatPeople.id });
    return gone.length;
  }

  /** All that a person asked, the first message first. */
  turnsOf(id: string) {
    const { message, reply, sent_at } = chatMessages;
    return this.#orm
      .select({ message, reply, sent_at })
      .from(chatMessages)
      .where(eq(chatMessages.person_id, id))
      .orderBy(asc(chatMessages.id));
  }
}
