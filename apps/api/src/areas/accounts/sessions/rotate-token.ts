import { and, desc, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { MailOf } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';
import { endSession, type Reuse } from './take-access.ts';

/** A refresh token as the database has it. */
export interface StoredToken {
  hash: string;
  expires_at: Date;
}

/** What became of a refresh token: its session goes on, or somebody else has it too and its session is over; undefined: neither. */
export type Rotation = { session: number; user: UserRow } | Reuse | undefined;

type TokenRow = typeof refreshTokens.$inferSelect;

/** Requests of one browser that are so close may all be answered: any of the answers may be the one that it keeps. */
const AT_ONCE_MS = 10_000;
/** So many tokens given for one are remembered; those beyond were given up longest ago. */
const MAX_GIVEN = 10;

/**
 * Takes a token for another one. It is taken again, however late, as long as nobody has come with what it was taken for: that
 * answer was lost, and is good for nothing from then on. Whoever comes with a token whose successor was used, or with one that
 * was given up as lost, ends the session, which its owner is told by `mailOf`. Of several that were given at once, the first to be used voids the others. To be
 * called in a transaction.
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

const givenFor = ({ hash, session_id }: Pick<TokenRow, 'hash' | 'session_id'>) =>
  and(eq(refreshTokens.session_id, session_id), eq(refreshTokens.replaces, hash));

/**
 * Whether nobody has used what was given for a used token. Of answers that were given at once one may have arrived. A token
 * that was voided by another has none that was given for it.
 */
async function wasLost(orm: Orm, token: TokenRow, atOnce: boolean): Promise<boolean> {
  const { used_at, arrived_at } = refreshTokens;
  const given = await orm.select({ used_at, arrived_at }).from(refreshTokens).where(givenFor(token));
  return given.length > 0 && given.every((one) => one.used_at === null && (atOnce || one.arrived_at === null));
}

/** Gives up what was given for a token before, and voids what was given beside it. */
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

/** Makes room for one more that is given for a token: those that may be used stay longest. */
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
