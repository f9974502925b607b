import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { contactMessages } from '../../../core/database/contact-message-schema.ts';
import { forgetReasonsAbout } from '../../../core/database/decisions-about.ts';
import { hideMessagesOf } from '../../../core/database/hide-messages-of.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import { lockAccountRows } from '../../../core/database/locks.ts';
import { messagesOfUser } from '../../../core/database/account-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { photosWithFiles, type StoredPhoto } from '../../../core/database/photos-with-files.ts';
import { endConversations } from '../../../core/listing-endings/end-conversations.ts';
import { reviews } from '../../../core/database/review-schema.ts';
import { enqueueMail, type MailOf } from '../../../core/outbox/enqueue-mail.ts';

/** An account's database row. */
export type UserRow = typeof users.$inferSelect;

/** An account to insert. */
export type NewUser = Omit<typeof users.$inferInsert, 'id'>;

/** Author name of published reviews after the account is deleted. */
const FORMER = 'A former member';

/** Reads and writes accounts. */
export class UserRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds an account and enqueues its mail; undefined if the username is taken. */
  add(user: NewUser, mailOf: MailOf<UserRow>): Promise<UserRow | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const [row] = await transaction.insert(users).values(user).onConflictDoNothing().returning();
      if (row) await enqueueMail(transaction, mailOf(row));
      return row;
    });
  }

  async byUsername(key: string): Promise<UserRow | undefined> {
    const [row] = await this.#orm.select().from(users).where(eq(users.username_key, key));
    return row;
  }

  /**
   * Returns the account that a sign-in name means: the one with this username, else the one that confirmed this mail address. Of an address
   * that nobody has confirmed it is the only account, and of one that several accounts share it is none.
   */
  async bySignInName(key: string): Promise<UserRow | undefined> {
    const isUnconfirmed = sql`${users.email_verified_at} is null`;
    const [first, second] = await this.#orm
      .select()
      .from(users)
      .where(or(eq(users.username_key, key), eq(users.email_key, key)))
      .orderBy(sql`${users.username_key} <> ${key}`, isUnconfirmed, asc(users.id))
      .limit(2);
    if (!first || !second || first.username_key === key) return first;
    return first.email_verified_at && !second.email_verified_at ? first : undefined;
  }

  async byId(id: number): Promise<UserRow | undefined> {
    const [row] = await this.#orm.select().from(users).where(eq(users.id, id));
    return row;
  }

  /** Returns the accounts with these ids, unordered. */
  async withIds(ids: number[]): Promise<UserRow[]> {
    return this.#orm.select().from(users).where(inArray(users.id, ids));
  }

  async change(id: number, changes: Partial<NewUser>): Promise<UserRow | undefined> {
    const [row] = await this.#orm.update(users).set(changes).where(eq(users.id, id)).returning();
    return row;
  }

  /** Stores a stronger hash of the checked password unless it has changed in the meantime. */
  async rehash({ id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>, stronger: string): Promise<void> {
    await this.#orm
      .update(users)
      .set({ password_hash: stronger })
      .where(and(eq(users.id, id), eq(users.password_hash, password_hash)));
  }

  /**
   * Deletes an account and its data in one transaction; published reviews stay without a name, and messages to others are hidden.
   * @returns the photos of its listings, whose files are to be deleted.
   */
  remove(id: number, now: Date): Promise<StoredPhoto[]> {
    return this.#orm.transaction(async (transaction) => {
      await lockAccountRows(transaction, id);
      await transaction.delete(reviews).where(and(eq(reviews.user_id, id), ne(reviews.status, 'PUBLISHED')));
      await transaction.update(reviews).set({ user_id: null, author_name: FORMER }).where(eq(reviews.user_id, id));
      await transaction.delete(contactMessages).where(messagesOfUser(transaction, id));
      await hideMessagesOf(transaction, id, now);
      await forgetReasonsAbout(transaction, id);
      const own = await transaction.select().from(listings).where(eq(listings.user_id, id));
      await endConversations(transaction, own, 'left', now);
      const photos = await photosWithFiles(transaction, eq(listings.user_id, id));
      await transaction.delete(users).where(eq(users.id, id));
      return photos;
    });
  }
}
