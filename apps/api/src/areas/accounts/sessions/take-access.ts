import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { AccessClaims } from '../tokens/access-token.ts';
import { type MailOf, enqueueUserMail } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';

/** Result of using an access token: its user, that the session was ended because of reuse, or undefined if it is not valid. */
export type Access = { user: UserRow } | Reuse | undefined;

/**
 * Accepts an access token. Its first use records that the response with its refresh token arrived. A token from a response given up as lost
 * ends the session, since somebody else has it too.
 */
export async function takeAccess(
  orm: Orm,
  { user, session, givenWith }: AccessClaims,
  { now, mailOf }: { now: Date; mailOf: MailOf<UserRow> },
): Promise<Access> {
  const { hash, replaces, arrived_at, lost_at } = refreshTokens;
  const [found] = await orm
    .select({ user: users, token: { replaces, arrived_at, lost_at } })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(hash, givenWith), eq(sessions.id, session), eq(sessions.user_id, user)));
  if (!found) return undefined;
  if (found.token.lost_at) return orm.transaction((transaction) => endSession(transaction, session, mailOf));
  // A session's first token has no predecessor, so its arrival is never checked.
  if (found.token.replaces !== null && found.token.arrived_at === null)
    await orm
      .update(refreshTokens)
      .set({ arrived_at: now })
      .where(and(eq(hash, givenWith), isNull(arrived_at)));
  return { user: found.user };
}

/** Reports that a session was ended because of token reuse, with its user's id. */
export interface Reuse {
  reusedBy: number;
}

/** Ends a session because of token reuse and notifies its owner; undefined if it had already ended. Must run in a transaction. */
export async function endSession(orm: Orm, session: number, mailOf: MailOf<UserRow>): Promise<Reuse | undefined> {
  const [ended] = await orm.delete(sessions).where(eq(sessions.id, session)).returning({ user: sessions.user_id });
  if (ended) await enqueueUserMail(orm, ended.user, mailOf);
  return ended && { reusedBy: ended.user };
}
