import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { users } from './account-schema.ts';
import { contactMessages } from './contact-message-schema.ts';
import type { Orm } from './open-database.ts';

/** Condition: messages that somebody sent while signed in, or with the mail address that they have confirmed to be theirs. */
export function messagesOfUser(orm: Orm, user: number): SQL | undefined {
  const confirmed = orm
    .select({ email_key: users.email_key })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.email_verified_at)));
  return or(eq(contactMessages.user_id, user), inArray(contactMessages.email_key, confirmed));
}
