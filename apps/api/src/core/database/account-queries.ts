import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { users } from './account-schema.ts';
import { countRows } from './row-queries.ts';
import type { Orm } from './open-database.ts';
import { contactMessages } from './contact-message-schema.ts';

/** Checks whether a user has confirmed their mail address; only then do their actions appear in public counts. */
export async function isConfirmed(orm: Orm, user: number): Promise<boolean> {
  return (await countRows(orm, users, and(eq(users.id, user), isNotNull(users.email_verified_at)))) > 0;
}

/** Protects an account from deletion until the transaction ends. @returns whether it exists. */
export async function keepAccount(transaction: Orm, id: number): Promise<boolean> {
  const kept = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  return kept.length > 0;
}

/** Condition: messages that a user sent while signed in, or with their confirmed mail address. */
export function messagesOfUser(orm: Orm, user: number): SQL | undefined {
  const confirmed = orm
    .select({ email_key: users.email_key })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.email_verified_at)));
  return or(eq(contactMessages.user_id, user), inArray(contactMessages.email_key, confirmed));
}
