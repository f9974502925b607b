import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from './account-schema.ts';
import { countRows } from './count-rows.ts';
import type { Orm } from './open-database.ts';

/** Whether somebody has confirmed their mail address: only then do others see a count of what they do. */
export async function isConfirmed(orm: Orm, user: number): Promise<boolean> {
  return (await countRows(orm, users, and(eq(users.id, user), isNotNull(users.email_verified_at)))) > 0;
}
