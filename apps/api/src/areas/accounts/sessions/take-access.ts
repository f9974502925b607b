import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { AccessClaims } from '../tokens/access-token.ts';
import { type MailOf, enqueueUserMail } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';

/** Whose session an access token is of; or that the session is over now because two had it; undefined when it was over. */
export type Access = { user: UserRow } | Reuse | undefined;

/**
 * Takes an access token. The first time, it is noted that the answer has arrived in which it was given, with its refresh
 * token. Whoever comes with one from an answer that was given up as lost ends the session: somebody else has it too.
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
  // Nobody asks whether the first of a session has arrived.
  if (found.token.replaces !== null && found.token.arrived_at === null)
    await orm
      .update(refreshTokens)
      .set({ arrived_at: now })
      .where(and(eq(hash, givenWith), isNull(arrived_at)));
  return { user: found.user };
}

/** That a session is over because two had it, and whose it was. */
export interface Reuse {
  reusedBy: number;
}

/** Ends a session that two have and tells its owner; undefined when somebody else has ended it. To be called in a transaction. */
export async function endSession(orm: Orm, session: number, mailOf: MailOf<UserRow>): Promise<Reuse | undefined> {
  const [ended] = await orm.delete(sessions).where(eq(sessions.id, session)).returning({ user: sessions.user_id });
  if (ended) await enqueueUserMail(orm, ended.user, mailOf);
  return ended && { reusedBy: ended.user };
}
