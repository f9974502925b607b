import { eq } from 'drizzle-orm';
import { sessions } from '../../db/account-schema.ts';
import type { Orm } from '../../db/open-database.ts';

/** That a session is over because two had it, and whose it was. */
export interface Reuse {
  reusedBy: number;
}

/** Ends a session that two have; undefined when somebody else has ended it. */
export async function endSession(orm: Orm, session: number): Promise<Reuse | undefined> {
  const [ended] = await orm.delete(sessions).where(eq(sessions.id, session)).returning({ user: sessions.user_id });
  return ended && { reusedBy: ended.user };
}
