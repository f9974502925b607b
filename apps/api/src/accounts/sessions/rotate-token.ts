import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../db/account-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import type { UserRow } from '../users/user-repository.ts';

/** A refresh token as the database has it. */
export interface StoredToken {
  hash: string;
  expires_at: Date;
}

/** What became of a refresh token: its session goes on, or it was used before and its session is over; undefined: neither. */
export type Rotation = { session: number; user: UserRow } | { reusedBy: number } | undefined;

type TokenRow = typeof refreshTokens.$inferSelect;

/** So long after its use a token is taken again, for an answer that was lost, and as many times beside the first. */
const FORGIVEN_MS = 10_000;
const MOST_FORGIVEN = 9;

/**
 * Takes a token for another one, once: whoever brings it a second time ends the session. Only right after its use, and as long
 * as nobody has come with what it was taken for, it is taken once more. Of several that were given for one, the first to
 * be used voids the others. To be called in a transaction.
 */
export async function rotateToken(orm: Orm, used: string, next: StoredToken, now: Date): Promise<Rotation> {
  const user = await lockSessionOf(orm, used);
  const [token] = user ? await orm.select().from(refreshTokens).where(eq(refreshTokens.hash, used)) : [];
  if (!user || !token) return undefined;
  if (token.used_at && !(await isForgiven(orm, token, token.used_at, now))) return endSession(orm, token);
  if (token.expires_at <= now) return undefined;
  if (!token.used_at) await spend(orm, token, now);
  await goOn(orm, token, next, now);
  return { session: token.session_id, user };
}

/** Whoever comes with a token of the same session waits: each must see what the one before has taken. */
async function lockSessionOf(orm: Orm, hash: string): Promise<UserRow | undefined> {
  const [locked] = await orm
    .select({ user: users })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.session_id, sessions.id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: sessions });
  return locked?.user;
}

/** A token that was voided by another has none that was given for it. */
async function isForgiven(orm: Orm, { hash, session_id }: TokenRow, usedAt: Date, now: Date): Promise<boolean> {
  if (now.getTime() - usedAt.getTime() > FORGIVEN_MS) return false;
  const given = await orm
    .select({ used_at: refreshTokens.used_at })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.session_id, session_id), eq(refreshTokens.replaces, hash)));
  return given.length > 0 && given.length <= MOST_FORGIVEN && given.every(({ used_at }) => used_at === null);
}

async function spend(orm: Orm, { hash, session_id, replaces }: TokenRow, now: Date): Promise<void> {
  const { hash: one, session_id: session, replaces: before, used_at } = refreshTokens;
  await orm.update(refreshTokens).set({ used_at: now }).where(eq(one, hash));
  if (replaces === null) return;
  await orm
    .update(refreshTokens)
    .set({ used_at: now })
    .where(and(eq(session, session_id), eq(before, replaces), ne(one, hash), isNull(used_at)));
}

async function goOn(orm: Orm, { hash, session_id }: TokenRow, next: StoredToken, now: Date): Promise<void> {
  await orm.insert(refreshTokens).values({ ...next, session_id, replaces: hash });
  await orm
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.session_id, session_id), lt(refreshTokens.expires_at, now)));
  await orm.update(sessions).set({ seen_at: now }).where(eq(sessions.id, session_id));
}

async function endSession(orm: Orm, { session_id }: TokenRow): Promise<Rotation> {
  const [ended] = await orm.delete(sessions).where(eq(sessions.id, session_id)).returning({ user: sessions.user_id });
  return ended && { reusedBy: ended.user };
}
