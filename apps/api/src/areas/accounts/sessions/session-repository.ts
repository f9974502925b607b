import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { AccessClaims } from '../tokens/access-token.ts';
import type { MailOf } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';
import { type Rotation, rotateToken, type StoredToken } from './rotate-token.ts';
import { type Access, takeAccess } from './take-access.ts';

/** A session's database row. */
export type SessionRow = typeof sessions.$inferSelect;

/** Maximum number of sessions per account; beyond it, the session seen least recently is ended. */
export const MAX_SESSIONS_PER_ACCOUNT = 20;

/** The user starting a session, as of when their password was checked. */
type Signer = Pick<UserRow, 'id' | 'password_changed_at'>;

/** Reads and writes sessions and their refresh tokens. */
export class SessionRepository {
  readonly #orm: Orm;
  readonly #mailOf: MailOf<UserRow>;

  /** @param mailOf Drafts the mail that a session was ended because of token reuse. */
  constructor(orm: Orm, mailOf: MailOf<UserRow>) {
    this.#orm = orm;
    this.#mailOf = mailOf;
  }

  /**
   * Starts a session with its first token; `proved` if a second-factor code was given.
   * @returns its id; undefined if the user was deleted or their password has changed.
   */
  begin(
    user: Signer,
    { device, proved }: { device: string; proved: boolean },
    token: StoredToken,
    now: Date,
  ): Promise<number | undefined> {
    return this.#orm.transaction(async (transaction) => {
      if (!(await lockUnchanged(transaction, user))) return undefined;
      const [row] = await transaction
        .insert(sessions)
        .values({ user_id: user.id, device, created_at: now, seen_at: now, proved_at: proved ? now : null })
        .returning({ id: sessions.id });
      if (!row) throw new Error('The database saved no session and gave no reason.');
      await transaction.insert(refreshTokens).values({ ...token, session_id: row.id });
      await endOldest(transaction, user.id);
      return row.id;
    });
  }

  /** Exchanges a refresh token for a new one in one transaction. */
  rotate(used: string, next: StoredToken, now: Date): Promise<Rotation> {
    return this.#orm.transaction((transaction) => rotateToken(transaction, used, next, { now, mailOf: this.#mailOf }));
  }

  /** Accepts a verified access token. */
  takeAccess(claims: AccessClaims, now: Date): Promise<Access> {
    return takeAccess(this.#orm, claims, { now, mailOf: this.#mailOf });
  }

  /** Returns a user's sessions, most recently seen first. */
  list(user: number): Promise<SessionRow[]> {
    return this.#orm.select().from(sessions).where(eq(sessions.user_id, user)).orderBy(desc(sessions.seen_at));
  }

  /** Checks whether a token, used or not, belongs to an active session. */
  async hasToken(hash: string): Promise<boolean> {
    const [found] = await this.#orm
      .select({ session: refreshTokens.session_id })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hash));
    return found !== undefined;
  }

  /** Ends the session of a token, used or not. @returns its user's id. */
  async endOf(hash: string): Promise<number | undefined> {
    const ofToken = this.#orm
      .select({ id: refreshTokens.session_id })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hash));
    const [ended] = await this.#orm
      .delete(sessions)
      .where(inArray(sessions.id, ofToken))
      .returning({ user: sessions.user_id });
    return ended?.user;
  }

  /** Ends one of a user's sessions. @returns whether it existed. */
  async end(user: number, session: number): Promise<boolean> {
    const ended = await this.#orm
      .delete(sessions)
      .where(and(eq(sessions.user_id, user), eq(sessions.id, session)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  }

  /** Ends all of a user's sessions except the current one, if given. */
  async endOthers(user: number, current = 0): Promise<void> {
    await this.#orm.delete(sessions).where(and(eq(sessions.user_id, user), ne(sessions.id, current)));
  }

  /** Deletes sessions last seen before a moment. */
  async clear(seenBefore: Date): Promise<void> {
    await this.#orm.delete(sessions).where(lt(sessions.seen_at, seenBefore));
  }
}

/** Locks the user's row and checks that the password is unchanged. A concurrent password change waits and then ends the new session too. */
async function lockUnchanged(orm: Orm, { id, password_changed_at }: Signer): Promise<boolean> {
  const [user] = await orm
    .select({ changed: users.password_changed_at })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return user !== undefined && Number(user.changed) === Number(password_changed_at);
}

async function endOldest(orm: Orm, user: number): Promise<void> {
  const beyond = orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, user))
    .orderBy(desc(sessions.seen_at), desc(sessions.id))
    .offset(MAX_SESSIONS_PER_ACCOUNT);
  await orm.delete(sessions).where(inArray(sessions.id, beyond));
}
