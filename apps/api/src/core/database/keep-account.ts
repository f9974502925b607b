import { eq } from 'drizzle-orm';
import { users } from './account-schema.ts';
import type { Orm } from './open-database.ts';

/** Lets an account not be deleted until the transaction ends. @returns whether it is there. */
export async function keepAccount(transaction: Orm, id: number): Promise<boolean> {
  const kept = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  return kept.length > 0;
}
