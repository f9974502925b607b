import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { countQueries, type QueryCount } from '../../testing/count-queries.ts';
import { quickPasswords } from '../../testing/seeded-services.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { inMemoryAccounts } from './account-deps.ts';

let database: Database;
let api: SeededApp;
/** The parameters of each derived hash. */
let derived: number[][] = [];

const passwords = quickPasswords(({ memory, passes, parallelism, tagLength }) => {
  derived.push([memory, passes, parallelism, tagLength]);
});

beforeAll(async () => {
  database = await openTestDatabase();
  api = await seededApp(database, undefined, {}, { ...inMemoryAccounts(), passwords });
  await new AccountBrowser(api.app).post('users/register/', asha);
});
afterAll(() => database.close());

async function workOf(username: string): Promise<QueryCount & { derived: number[][] }> {
  derived = [];
  const refused = async () =>
    expect((await new AccountBrowser(api.app).signIn({ username, password: 'a guess' })).status).toBe(401);
  return { ...(await countQueries(database, refused)), derived };
}

it('takes the same hashes and queries to refuse a name that nobody has as one that somebody has', async () => {
  const known = await workOf(asha.username);
  expect(known.derived).toHaveLength(1);
  expect(await workOf('nobody')).toEqual(known);
});
