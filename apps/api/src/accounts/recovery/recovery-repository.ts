import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { mailTokens, sessions, users } from '../../db/account-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { endChange } from '../email-change/email-change-repository.ts';
import type { UserRow } from '../users/user-repository.ts';

/** A token of a link as the database has it. */
export type MailToken = Omit<typeof mailTokens.$inferSelect, 'number'>;

/** So many accounts of one mail address are written to. */
const MOST_ACCOUNTS = 5;

/** Reads and writes the tokens of links in mails, and what they allow. */
export class RecoveryRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The accounts of a mail address, those whose owner confirmed it first. */
  usersOf(email: string): Promise<UserRow[]> {
    return this.#orm
      .select()
      .from(users)
      .where(eq(users.email_key, email))
      .orderBy(sql`${users.email_verified_at} asc nulls last`, desc(users.id))
      .limit(MOST_ACCOUNTS);
  }

  /** Saves a token in place of those of the same purpose. */
  save(token: MailToken): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      await transaction
        .delete(mailTokens)
        .where(and(eq(mailTokens.user_id, token.user_id), eq(mailTokens.purpose, token.purpose)));
      await transaction.insert(mailTokens).values(token);
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

  /** Uses a token for a new password, once, and ends all sessions: all or nothing. */
  resetPassword(hash: string, password_hash: string, now: Date): Promise<UserRow | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const taken = await take(transaction, hash, 'reset', now);
      if (!taken) return undefined;
      const [user] = await transaction
        .update(users)
        .set({ password_hash, password_changed_at: now })
        .where(eq(users.id, taken.user_id))
        .returning();
      await transaction.delete(sessions).where(eq(sessions.user_id, taken.user_id));
      // Whoever knew the old password may have asked for it.
      await endChange(transaction, taken.user_id);
      return user;
    });
  }

  /** Uses a token to note that the mail address it went to is its owner's, if it still is the account's. */
  verify(hash: string, now: Date): Promise<UserRow | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const taken = await take(transaction, hash, 'verify', now);
      if (!taken) return undefined;
      const [user] = await transaction
        .update(users)
        .set({ email_verified_at: now })
        .where(and(eq(users.id, taken.user_id), eq(users.email_key, taken.email_key)))
        .returning();
      return user;
    });
  }
}

const usable = (hash: string, purpose: MailToken['purpose'], now: Date) =>
  and(eq(mailTokens.hash, hash), eq(mailTokens.purpose, purpose), gt(mailTokens.expires_at, now));

async function take(orm: Orm, hash: string, purpose: MailToken['purpose'], now: Date): Promise<MailToken | undefined> {
  const [taken] = await orm
    .delete(mailTokens)
    .where(usable(hash, purpose, now))
    .returning();
  return taken;
}
