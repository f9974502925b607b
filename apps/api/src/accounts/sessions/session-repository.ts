import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../db/account-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import type { UserRow } from '../users/user-repository.ts';

/** A session as the database has it. */
export type SessionRow = typeof sessions.$inferSelect;

/** So many browsers may be signed in to one account; beyond them the one that was not seen for longest is signed out. */
export const MOST_SESSIONS = 20;

/** A refresh token as the database has it. */
export interface StoredToken {
  hash: string;
  expires_at: Date;
}

/** What became of a refresh token: its session goes on, or it was used before and its session is over; undefined: neither. */
export type Rotation = { session: number; user: UserRow } | { reusedBy: number } | undefined;

/** Reads and writes sessions and their refresh tokens. */
export class SessionRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Begins a session with its first token. @returns its id. */
  begin(session: Pick<SessionRow, 'user_id' | 'device'>, token: StoredToken, now: Date): Promise<number> {
    return this.#orm.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(sessions)
        .values({ ...session, created_at: now, seen_at: now })
        .returning({ id: sessions.id });
      if (!row) throw new Error('The database saved no session and gave no reason.');
      await transaction.insert(refreshTokens).values({ ...token, session_id: row.id });
      await endOldest(transaction, session.user_id);
      return row.id;
    });
  }

  /** Takes a token for another one, once: whoever brings it a second time ends the session. */
  rotate(used: string, next: StoredToken, now: Date): Promise<Rotation> {
    return this.#orm.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(refreshTokens)
        .set({ used_at: now })
        .where(and(eq(refreshTokens.hash, used), isNull(refreshTokens.used_at), gt(refreshTokens.expires_at, now)))
        .returning({ session: refreshTokens.session_id });
      if (!taken) return endReused(transaction, used);
      const { session } = taken;
      await transaction.insert(refreshTokens).values({ ...next, session_id: session });
      await transaction
        .delete(refreshTokens)
        .where(and(eq(refreshTokens.session_id, session), lt(refreshTokens.expires_at, now)));
      await transaction.update(sessions).set({ seen_at: now }).where(eq(sessions.id, session));
      const [found] = await transaction
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(eq(sessions.id, session));
      return found && { session, user: found.user };
    });
  }

  /** Whose session this is; undefined when it is over. */
  async userOf(session: number, user: number): Promise<UserRow | undefined> {
    const [found] = await this.#orm
      .select({ user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(and(eq(sessions.id, session), eq(sessions.user_id, user)));
    return found?.user;
  }

  /** The sessions of somebody, the one seen last first. */
  list(user: number): Promise<SessionRow[]> {
    return this.#orm.select().from(sessions).where(eq(sessions.user_id, user)).orderBy(desc(sessions.seen_at));
  }

  /** Ends the session that a token belongs to, used or not. @returns its user. */
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

  /** Ends one session of somebody. @returns whether there was one. */
  async end(user: number, session: number): Promise<boolean> {
    const ended = await this.#orm
      .delete(sessions)
      .where(and(eq(sessions.user_id, user), eq(sessions.id, session)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  }

  /** Ends all sessions of somebody but this one, if any. */
  async endOthers(user: number, current = 0): Promise<void> {
    await this.#orm.delete(sessions).where(and(eq(sessions.user_id, user), ne(sessions.id, current)));
  }

  /** Deletes the sessions that nobody came back to. */
  async clear(seenBefore: Date): Promise<void> {
    await this.#orm.delete(sessions).where(lt(sessions.seen_at, seenBefore));
  }
}

async function endReused(orm: Orm, hash: string): Promise<Rotation> {
  const [reused] = await orm
    .select({ session: refreshTokens.session_id })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), isNotNull(refreshTokens.used_at)));
  if (!reused) return undefined;
  const [ended] = await orm
    .delete(sessions)
    .where(eq(sessions.id, reused.session))
    .returning({ user: sessions.user_id });
  return ended && { reusedBy: ended.user };
}

async function endOldest(orm: Orm, user: number): Promise<void> {
  const beyond = orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, user))
    .orderBy(desc(sessions.seen_at), desc(sessions.id))
    .offset(MOST_SESSIONS);
  await orm.delete(sessions).where(inArray(sessions.id, beyond));
}
