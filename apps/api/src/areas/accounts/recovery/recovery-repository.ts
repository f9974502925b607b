import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { mailTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { showConfirmed } from '../../../core/listing-endings/show-confirmed.ts';
import { enqueueMail, type MailOf } from '../../../core/outbox/enqueue-mail.ts';
import { verificationMail } from '../mail/account-mails.ts';
import { endChange } from '../email-change/email-change-repository.ts';
import type { UserRow } from '../users/user-repository.ts';

/** A token of a link as the database has it. */
export type MailToken = Omit<typeof mailTokens.$inferSelect, 'number'>;

/** So many accounts of one mail address are written to. */
const MAX_ACCOUNTS = 20;

/** So many links of one purpose are good at once: who asks again does not void what is under way already. */
const MAX_LINKS = 3;

/** Tokens with their place among those of their account and purpose, the last first. */
const rankedTokens = {
  hash: mailTokens.hash,
  rank: sql<number>`row_number() over (partition by ${mailTokens.user_id}, ${mailTokens.purpose} order by ${mailTokens.number} desc)`.as(
    'rank',
  ),
};

/** Reads and writes the tokens of links in mails, and what they allow. */
export class RecoveryRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The accounts of a mail address, those that confirmed it first, then the oldest: what strangers open later hides none. */
  async usersOf(email: string): Promise<{ users: UserRow[]; hasMore: boolean }> {
    const found = await this.#orm
      .select()
      .from(users)
      .where(eq(users.email_key, email))
      .orderBy(sql`${users.email_verified_at} is null`, asc(users.id))
      .limit(MAX_ACCOUNTS + 1);
    return { users: found.slice(0, MAX_ACCOUNTS), hasMore: found.length > MAX_ACCOUNTS };
  }

  /** Has links to new passwords sent to whoever has a mail address, if anybody. */
  async askForLinks(email_key: string): Promise<void> {
    await enqueueMail(this.#orm, { kind: 'reset', to: { email_key } });
  }

  /** Has a link sent by which somebody confirms their mail address. */
  async askToVerify(user: UserRow): Promise<void> {
    await enqueueMail(this.#orm, verificationMail(user));
  }

  /**
   * Saves the tokens of accounts that are still there, and forgets those of the same account and purpose but the last three.
   * @returns the numbers of these accounts.
   */
  save(tokens: readonly MailToken[]): Promise<Set<number>> {
    const owners = tokens.map(({ user_id }) => user_id);
    return this.#orm.transaction(async (transaction) => {
      // Of two at the same moment each must see what the other has saved.
      const owning = transaction.select({ id: users.id }).from(users).where(inArray(users.id, owners));
      const rows = await owning.orderBy(users.id).for('no key update');
      const present = new Set(rows.map(({ id }) => id));
      const owned = tokens.filter(({ user_id }) => present.has(user_id));
      if (owned.length === 0) return present;
      await transaction.insert(mailTokens).values(owned);
      const ranked = transaction
        .select(rankedTokens)
        .from(mailTokens)
        .where(inArray(mailTokens.user_id, owners))
        .as('ranked');
      const older = transaction.select({ hash: ranked.hash }).from(ranked).where(gt(ranked.rank, MAX_LINKS));
      await transaction.delete(mailTokens).where(inArray(mailTokens.hash, older));
      return present;
    });
  }

  /** Whether a token could be used now; using it is left to `take`. */
  async exists(hash: string, purpose: MailToken['purpose'], now: Date): Promise<boolean> {
    const found = await this.#orm
      .select({ hash: mailTokens.hash })
      .from(mailTokens)
      .where(usable(hash, purpose, now));
    return found.length > 0;
  }

  /**
   * Uses a token for a new password, once, and ends all sessions: all or nothing. Whoever follows a link reads the mails of its
   * address, so it is confirmed. Its owner is told with `mailOf`.
   */
  resetPassword(
    hash: string,
    password_hash: string,
    { now, mailOf }: { now: Date; mailOf: MailOf<UserRow> },
  ): Promise<UserRow | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const taken = await take(transaction, hash, 'reset', now);
      if (!taken) return undefined;
      const email_verified_at = sql`coalesce(${users.email_verified_at}, ${now.toISOString()}::timestamptz)`;
      const [user] = await transaction
        .update(users)
        .set({ password_hash, password_changed_at: now, email_verified_at })
        .where(ofToken(taken))
        .returning();
      if (user) await endWhatOpened(transaction, user.id);
      if (user) await showConfirmed(transaction, user);
      if (user) await enqueueMail(transaction, mailOf(user));
      return user;
    });
  }

  /** Stores a new password in place of the one that was checked, ends all other sessions and tells the owner: all or nothing. @returns undefined when it is another one by now. */
  changePassword(
    { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
    next: Pick<UserRow, 'password_hash' | 'password_changed_at'>,
    { session, mailOf }: { session: number | undefined; mailOf: MailOf<UserRow> },
  ): Promise<UserRow | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const [user] = await transaction
        .update(users)
        .set(next)
        .where(and(eq(users.id, id), eq(users.password_hash, password_hash)))
        .returning();
      if (user) await endWhatOpened(transaction, id, session);
      if (user) await enqueueMail(transaction, mailOf(user));
      return user;
    });
  }

  /** Uses a token to note that the mail address it went to is its owner's, if it still is the account's. */
  verify(hash: string, now: Date): Promise<UserRow | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const taken = await take(transaction, hash, 'verify', now);
      if (!taken) return undefined;
      const [user] = await transaction.update(users).set({ email_verified_at: now }).where(ofToken(taken)).returning();
      if (user) await showConfirmed(transaction, user);
      return user;
    });
  }
}

const usable = (hash: string, purpose: MailToken['purpose'], now: Date) =>
  and(eq(mailTokens.hash, hash), eq(mailTokens.purpose, purpose), gt(mailTokens.expires_at, now));

/** A link opens nothing of an account that has another address by now. */
const ofToken = ({ user_id, email_key }: MailToken) => and(eq(users.id, user_id), eq(users.email_key, email_key));

/** With a new password everything is over that the old one, or a mail of before, could open or had under way. */
async function endWhatOpened(orm: Orm, user: number, kept = 0): Promise<void> {
  await orm.delete(sessions).where(and(eq(sessions.user_id, user), ne(sessions.id, kept)));
  await orm.delete(mailTokens).where(and(eq(mailTokens.user_id, user), eq(mailTokens.purpose, 'reset')));
  await endChange(orm, user);
}

async function take(orm: Orm, hash: string, purpose: MailToken['purpose'], now: Date): Promise<MailToken | undefined> {
  const [taken] = await orm
    .delete(mailTokens)
    .where(usable(hash, purpose, now))
    .returning();
  return taken;
}
