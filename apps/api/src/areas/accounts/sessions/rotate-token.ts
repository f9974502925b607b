import { and, desc, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { MailOf } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';
import { endSession, type Reuse } from './take-access.ts';

/** A refresh token as stored: its hash and expiry. */
export interface StoredToken {
  hash: string;
  expires_at: Date;
}

/** Result of using a refresh token: the session continues, was ended because of reuse, or undefined if the token is not valid. */
export type Rotation = { session: number; user: UserRow } | Reuse | undefined;

type TokenRow = typeof refreshTokens.$inferSelect;

/** Requests this close together (in ms) are treated as concurrent requests of one browser, which may keep any of the responses. */
const AT_ONCE_MS = 10_000;
/** Maximum number of successors stored per token; beyond it, those given up as lost longest ago are deleted. */
const MAX_GIVEN = 10;

/**
 * Exchanges a refresh token for a new one; must run in a transaction. A used token can be exchanged again as long as neither a successor
 * nor the access token issued with it was used: that response counts as lost, and its tokens become void. Using a token whose successor was
 * used, or one given up as lost, ends the session and notifies its owner by `mailOf`. Of several successors issued concurrently, the first
 * one used voids the others.
 */
export async function rotateToken(
  orm: Orm,
  used: string,
  next: StoredToken,
  { now, mailOf }: { now: Date; mailOf: MailOf<UserRow> },
): Promise<Rotation> {
  const user = await lockSessionOf(orm, used);
  const [token] = user ? await orm.select().from(refreshTokens).where(eq(refreshTokens.hash, used)) : [];
  if (!user || !token) return undefined;
  const atOnce = token.used_at !== null && now.getTime() - token.used_at.getTime() <= AT_ONCE_MS;
  if (token.lost_at || (token.used_at && !(await wasLost(orm, token, atOnce))))
    return endSession(orm, token.session_id, mailOf);
  if (token.expires_at <= now) return undefined;
  if (!atOnce) await spend(orm, token, now);
  await goOn(orm, token, next, now);
  return { session: token.session_id, user };
}

/** Locks the session's row, so that concurrent exchanges see each other's changes. */
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

const givenFor = ({ hash, session_id }: Pick<TokenRow, 'hash' | 'session_id'>) =>
  and(eq(refreshTokens.session_id, session_id), eq(refreshTokens.replaces, hash));

/**
 * Checks that no successor of a used token was used or has arrived; for concurrent requests, one of the responses may have arrived. A token
 * voided by another one has no successors.
 */
async function wasLost(orm: Orm, token: TokenRow, atOnce: boolean): Promise<boolean> {
  const { used_at, arrived_at } = refreshTokens;
  const given = await orm.select({ used_at, arrived_at }).from(refreshTokens).where(givenFor(token));
  return given.length > 0 && given.every((one) => one.used_at === null && (atOnce || one.arrived_at === null));
}

/** Marks a token as used, its earlier successors as lost, and tokens issued alongside it as used. */
async function spend(orm: Orm, token: TokenRow, now: Date): Promise<void> {
  const { hash, used_at, lost_at } = refreshTokens;
  await orm.update(refreshTokens).set({ used_at: now }).where(eq(hash, token.hash));
  await orm
    .update(refreshTokens)
    .set({ lost_at: now })
    .where(and(givenFor(token), isNull(lost_at)));
  if (token.replaces === null) return;
  await orm
    .update(refreshTokens)
    .set({ used_at: now })
    .where(
      and(
        givenFor({ hash: token.replaces, session_id: token.session_id }),
        ne(hash, token.hash),
        isNull(used_at),
        isNull(lost_at),
      ),
    );
}

async function goOn(orm: Orm, token: TokenRow, next: StoredToken, now: Date): Promise<void> {
  const { session_id } = token;
  await forgetOldest(orm, token);
  await orm.insert(refreshTokens).values({ ...next, session_id, replaces: token.hash });
  await orm
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.session_id, session_id), lt(refreshTokens.expires_at, now)));
  await orm.update(sessions).set({ seen_at: now }).where(eq(sessions.id, session_id));
}

/** Deletes old successors to make room for one more; usable ones are kept longest. */
async function forgetOldest(orm: Orm, token: TokenRow): Promise<void> {
  const { hash, expires_at, lost_at } = refreshTokens;
  const kept = orm
    .select({ hash })
    .from(refreshTokens)
    .where(givenFor(token))
    .orderBy(sql`${lost_at} desc nulls first`, desc(expires_at))
    .limit(MAX_GIVEN - 1);
  await orm.delete(refreshTokens).where(and(givenFor(token), notInArray(hash, kept)));
}
