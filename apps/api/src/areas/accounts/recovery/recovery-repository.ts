import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { mailTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { showConfirmed } from '../../../core/listing-endings/show-confirmed.ts';
import { enqueueMail, type MailOf } from '../../../core/outbox/enqueue-mail.ts';
import { verificationMail } from '../mail/account-mails.ts';
import { endChange } from '../email-change/email-change-repository.ts';
import type { UserRow } from '../users/user-repository.ts';

/** Database row of a link's token. */
export type MailToken = Omit<typeof mailTokens.$inferSelect, 'number'>;

/** Maximum number of accounts of one email address that a reset mail lists. */
const MAX_ACCOUNTS = 20;

/** Maximum number of valid links per purpose: asking again does not invalidate a mail already on its way. */
const MAX_LINKS = 3;

/** Tokens ranked within their account and purpose, newest first. */
const rankedTokens = {
  hash: mailTokens.hash,
  rank: sql<number>`row_number() over (partition by ${mailTokens.user_id}, ${mailTokens.purpose} order by ${mailTokens.number} desc)`.as(
    'rank',
  ),
};

/** Reads and writes mail link tokens and applies what they allow. */
export class RecoveryRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /**
   * Returns the accounts of an email address, first confirmed first, then oldest, so that accounts opened later by strangers do not hide
   * the owner's.
   */
  async usersOf(email: string): Promise<{ users: UserRow[]; hasMore: boolean }> {
    const found = await this.#orm
      .select()
      .from(users)
      .where(eq(users.email_key, email))
      .orderBy(sql`${users.email_verified_at} is null`, asc(users.id))
      .limit(MAX_ACCOUNTS + 1);
    return { users: found.slice(0, MAX_ACCOUNTS), hasMore: found.length > MAX_ACCOUNTS };
  }

  /** Enqueues the password reset mail for an email address; whether it has accounts is checked when it is sent. */
  async askForLinks(email_key: string): Promise<void> {
    await enqueueMail(this.#orm, { kind: 'reset', to: { email_key } });
  }

  /** Enqueues the mail that asks a user to confirm their email address. */
  async askToVerify(user: UserRow): Promise<void> {
    await enqueueMail(this.#orm, verificationMail(user));
  }

  /**
   * Saves the tokens of accounts that still exist and deletes all but the last three per account and purpose.
   * @returns the ids of these accounts.
   */
  save(tokens: readonly MailToken[]): Promise<Set<number>> {
    const owners = tokens.map(({ user_id }) => user_id);
    return this.#orm.transaction(async (transaction) => {
      // Locks the users' rows, so that concurrent calls see each other's tokens.
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

  /** Checks whether a token is valid, without using it. */
  async exists(hash: string, purpose: MailToken['purpose'], now: Date): Promise<boolean> {
    const found = await this.#orm
      .select({ hash: mailTokens.hash })
      .from(mailTokens)
      .where(usable(hash, purpose, now));
    return found.length > 0;
  }

  /**
   * Uses a reset token once: sets the new password, confirms the email address, ends all sessions and notifies the owner, in one
   * transaction.
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

  /**
   * Replaces the checked password, ends all other sessions and notifies the owner, in one transaction.
   * @returns undefined if the password has changed since it was checked.
   */
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

  /** Uses a token to confirm an email address, if it is still the account's. */
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

/** A token is void once the account has another email address. */
const ofToken = ({ user_id, email_key }: MailToken) => and(eq(users.id, user_id), eq(users.email_key, email_key));

/** Ends everything the old password or earlier mails allow: other sessions, reset links and a pending email change. */
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
