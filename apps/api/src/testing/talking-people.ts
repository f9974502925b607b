import { eq } from 'drizzle-orm';
import { users } from '../core/database/account-schema.ts';
import type { Database } from '../core/database/open-database.ts';
import { AccountBrowser, asha } from './account-browser.ts';
import { listingDraft } from './write-listings.ts';
import type { SeededApp } from './seeded-app.ts';

/** Buyer in conversation tests. */
export const ravi = { ...asha, username: 'ravi', email: 'ravi@example.test', first_name: 'Ravi' };

/** Bystander in conversation tests. */
export const meera = { ...asha, username: 'meera', email: 'meera@example.test', first_name: 'Meera' };

/** Creates a signed-in browser with a confirmed mail address. */
export async function confirmedBrowser(
  { app }: SeededApp,
  database: Database,
  person: typeof asha,
): Promise<AccountBrowser> {
  const browser = new AccountBrowser(app);
  await browser.post('users/register/', person);
  await database.orm.update(users).set({ email_verified_at: new Date() }).where(eq(users.email, person.email));
  await browser.signIn(person);
  return browser;
}

/** Lists a bike of a seller. */
export async function listBike(seller: AccountBrowser, changes: object = {}): Promise<{ id: number; slug: string }> {
  const { body } = await seller.post('used-bikes/', { ...listingDraft, ...changes });
  return { id: Number(body['id']), slug: String(body['slug']) };
}

let count = 0;

/** Creates a message as the site sends it, with its own idempotency key. */
export const buildMessage = (text: string | null, more: object = {}) => ({
  submission_key: `key-of-a-test-${++count}`,
  ...(text !== null && { text }),
  ...more,
});

/** Password of all accounts that talk while their process is killed. */
export const talkPassword = 'monsoon over the ghats';

/** More than a process can handle before it is killed. */
const PAIRS = 12;

/** Returns the usernames of the pairs that talk in one run. */
export const pairsOfRun = (run: number): { seller: string; buyer: string }[] =>
  Array.from({ length: PAIRS }, (_, pair) => ({ seller: `seller-${run}-${pair}`, buyer: `buyer-${run}-${pair}` }));
