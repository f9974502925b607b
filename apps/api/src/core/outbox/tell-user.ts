import { eq } from 'drizzle-orm';
import { users } from '../database/account-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { enqueueMail, type MailOf } from './enqueue-mail.ts';

/** Lets a mail to somebody wait, as `enqueueMail` does; none where they have no account any more. */
export async function tellUser(orm: Orm, id: number, mailOf: MailOf<typeof users.$inferSelect>): Promise<number[]> {
  const [user] = await orm.select().from(users).where(eq(users.id, id));
  return user ? enqueueMail(orm, mailOf(user)) : [];
}
