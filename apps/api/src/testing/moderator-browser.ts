import { eq } from 'drizzle-orm';
import { type AccountRole, secondFactors, sessions, users } from '../core/database/account-schema.ts';
import type { Database } from '../core/database/open-database.ts';
import type { AccountBrowser, asha } from './account-browser.ts';
import type { SeededApp } from './seeded-app.ts';
import { confirmedBrowser } from './talking-people.ts';

/** Returns the number of a test account. */
export async function idOf({ orm }: Pick<Database, 'orm'>, { email }: Pick<typeof asha, 'email'>): Promise<number> {
  const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? 0;
}

/** Creates a signed-in moderator with a second factor, as far as the database knows. */
export const moderatorBrowser = (api: SeededApp, database: Database, person: typeof asha): Promise<AccountBrowser> =>
  roleBrowser(api, database, person, { role: 'moderator', proved: new Date('2026-11-01T12:00:00+05:30') });

/** Creates a signed-in account with a role and a second factor, whose code was given at this moment. */
export async function roleBrowser(
  api: SeededApp,
  database: Database,
  person: typeof asha,
  { role, proved }: { role: AccountRole; proved: Date },
): Promise<AccountBrowser> {
  const browser = await confirmedBrowser(api, database, person);
  const user_id = await idOf(database, person);
  const moment = new Date('2026-11-01T12:00:00+05:30');
  await database.orm.update(users).set({ role }).where(eq(users.id, user_id));
  await database.orm
    .insert(secondFactors)
    .values({ user_id, sealed_secret: 'of no app', begun_at: moment, confirmed_at: moment });
  await database.orm.update(sessions).set({ proved_at: proved }).where(eq(sessions.user_id, user_id));
  return browser;
}
