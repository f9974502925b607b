import type { MessageState } from '@dopahiya/domain/desk';
import { asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../../core/database/contact-message-schema.ts';
import { countRows } from '../../core/database/row-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { enqueueMail, type MailOf } from '../../core/outbox/enqueue-mail.ts';
import { type PagedRows, type Paging, readPage } from '../../core/paging.ts';

/** A contact message's database row. */
export type MessageRow = typeof contactMessages.$inferSelect;

/** A contact message to insert. */
export type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;

const { id, digest, email_key, sent_at, state } = contactMessages;

const inState = (wanted: MessageState | undefined) => (wanted === undefined ? undefined : eq(state, wanted));

/** Stores and reads visitors' messages to the owner. */
export class MessageRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Stores a message and enqueues its mail; does nothing if the same message was stored at or after `since`. */
  add(message: NewMessage, since: Date, mailOf: MailOf<MessageRow>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(contactMessages)
        .values(message)
        .onConflictDoUpdate({
          target: digest,
          set: { sent_at: message.sent_at, mailed_at: null, state: 'open' },
          setWhere: lt(sent_at, since),
        })
        .returning();
      if (row) await enqueueMail(transaction, mailOf(row));
    });
  }

  /** Counts messages, in one state or all. */
  count(wanted?: MessageState): Promise<number> {
    return countRows(this.#orm, contactMessages, inState(wanted));
  }

  /**
   * Deletes messages until one more fits within `max`: first those already mailed to the owner, then those from senders without an account,
   * oldest first in each group.
   * @returns how many were deleted without having been mailed.
   */
  async makeRoom(max: number): Promise<number> {
    const tooMany = (await this.count()) + 1 - max;
    if (tooMany <= 0) return 0;
    const { user_id, mailed_at } = contactMessages;
    const evicted = this.#orm
      .select({ id })
      .from(contactMessages)
      .orderBy(sql`${mailed_at} is null`, sql`${user_id} is not null`, asc(sent_at), asc(id))
      .limit(tooMany);
    const gone = await this.#orm.delete(contactMessages).where(inArray(id, evicted)).returning({ mailed_at });
    return gone.filter((row) => row.mailed_at === null).length;
  }

  /** Returns a page of messages in one state or all, newest first. @throws AppError 404 beyond the last page. */
  list(paging: Paging, wanted?: MessageState): Promise<PagedRows<MessageRow>> {
    return readPage(paging, {
      count: this.count(wanted),
      find: ({ offset, limit }) =>
        this.#orm
          .select()
          .from(contactMessages)
          .where(inState(wanted))
          .orderBy(desc(sent_at), desc(id))
          .limit(limit)
          .offset(offset),
    });
  }

  /** Sets the state of a message. @returns its row; undefined if there is none. */
  async setState(number: number, wanted: MessageState): Promise<MessageRow | undefined> {
    const [row] = await this.#orm.update(contactMessages).set({ state: wanted }).where(eq(id, number)).returning();
    return row;
  }

  /** Deletes all messages sent with an email address. @returns the number deleted. */
  forgetAddress(key: string): Promise<number> {
    return this.#forget(eq(email_key, key));
  }

  /** Deletes the message with this id. @returns the number deleted. */
  forgetNumber(number: number): Promise<number> {
    return this.#forget(eq(id, number));
  }

  /** Deletes messages sent before a moment. @returns the number deleted. */
  forgetBefore(moment: Date): Promise<number> {
    return this.#forget(lt(sent_at, moment));
  }

  async #forget(condition: SQL): Promise<number> {
    const gone = await this.#orm.delete(contactMessages).where(condition).returning({ id });
    return gone.length;
  }
}
