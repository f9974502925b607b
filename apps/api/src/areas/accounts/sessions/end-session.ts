import { eq } from 'drizzle-orm';
import { sessions } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { MailOf } from '../../../core/outbox/enqueue-mail.ts';
import { tellUser } from '../../../core/outbox/tell-user.ts';
import type { UserRow } from '../users/user-repository.ts';

/** That a session is over because two had it, and whose it was. */
export interface Reuse {
  reusedBy: number;
}

/** Ends a session that two have and tells its owner; undefined when somebody else has ended it. To be called in a transaction. */
export async function endSession(orm: Orm, session: number, mailOf: MailOf<UserRow>): Promise<Reuse | undefined> {
  const [ended] = await orm.delete(sessions).where(eq(sessions.id, session)).returning({ user: sessions.user_id });
  if (ended) await tellUser(orm, ended.user, mailOf);
  return ended && { reusedBy: ended.user };
}
