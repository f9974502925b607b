import { asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../../core/database/contact-message-schema.ts';
import { countRows } from '../../core/database/row-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { enqueueMail, type MailOf } from '../../core/outbox/enqueue-mail.ts';
import { type PagedRows, type Paging, readPage } from '../../core/paging.ts';

/** A message as the database has it. */
export type MessageRow = typeof contactMessages.$inferSelect;

/** A message to be stored. */
export type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;

const { id, digest, email_key, sent_at } = contactMessages;

/** Stores and reads what visitors write to the owner. */
export class MessageRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Stores a message, and with it the mail that brings it; nothing where the same one was stored after `since`. */
  add(message: NewMessage, since: Date, mailOf: MailOf<MessageRow>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(contactMessages)
        .values(message)
        .onConflictDoUpdate({
          target: digest,
          set: { sent_at: message.sent_at, mailed_at: null },
          setWhere: lt(sent_at, since),
        })
        .returning();
      if (row) await enqueueMail(transaction, mailOf(row));
    });
  }

  count(): Promise<number> {
    return countRows(this.#orm, contactMessages);
  }

  /**
   * Deletes messages until there is room for one among `most`: those that were mailed to the owner, then those of senders without an
   * account, of each the oldest first. @returns how many nobody was told of.
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

  /** The messages, the newest first. @throws AppError 404 beyond the end. */
  list(paging: Paging): Promise<PagedRows<MessageRow>> {
    return readPage(paging, {
      count: this.count(),
      find: ({ offset, limit }) =>
        this.#orm.select().from(contactMessages).orderBy(desc(sent_at), desc(id)).limit(limit).offset(offset),
    });
  }

  /** Deletes what was written with a mail address. @returns how many messages. */
  forgetAddress(key: string): Promise<number> {
    return this.#forget(eq(email_key, key));
  }

  /** Deletes the message of a number. @returns how many messages. */
  forgetNumber(number: number): Promise<number> {
    return this.#forget(eq(id, number));
  }

  /** Deletes what was sent before a moment. @returns how many messages. */
  forgetBefore(moment: Date): Promise<number> {
    return this.#forget(lt(sent_at, moment));
  }

  async #forget(condition: SQL): Promise<number> {
    const gone = await this.#orm.delete(contactMessages).where(condition).returning({ id });
    return gone.length;
  }
}
