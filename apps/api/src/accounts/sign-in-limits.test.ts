import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { AccountBrowser, asha } from '../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../testing/seeded-app.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { testLimits } from '../testing/test-limits.ts';

let database: Database;
let api: SeededApp;

beforeAll(async () => {
  database = await openTestDatabase();
  const limits = testLimits({
    signIns: { burst: 6, perSecond: 0.1 },
    accountSignIns: { burst: 3, perSecond: 0.1 },
    confirmations: { burst: 2, perSecond: 0.1 },
  });
  api = await seededApp(database, undefined, { limits });
  await new AccountBrowser(api.app).post('users/register/', asha);
});
afterAll(() => database.close());

const signIn = (address: string, username: string) =>
  new AccountBrowser(api.app, address).signIn({ username, password: 'a guess' });

it('holds up who guesses at one account, from wherever, whether or not there is one', async () => {
  for (const name of ['Asha.R', 'nobody']) {
    for (let count = 1; count <= 3; count++) expect((await signIn(`203.0.113.${count}`, name)).status).toBe(401);
    const { status, headers, body } = await signIn('203.0.113.4', ` ${name.toUpperCase()}`);
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
    expect(body['detail']).toMatch(/came from this account\. Ask again in 10 seconds\.$/);
  }
});

it('holds up who tries many accounts from one address', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++) statuses.push((await signIn('203.0.113.9', `name-${count}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

it('holds up who guesses the password in a session that is open', async () => {
  const browser = new AccountBrowser(api.app, '203.0.113.20');
  const ravi = { ...asha, username: 'ravi' };
  await browser.post('users/register/', ravi);
  await browser.signIn(ravi);
  const remove = async () => (await browser.send('DELETE', 'users/me/', { password: 'a guess' })).status;
  expect([await remove(), await remove(), await remove()]).toEqual([400, 400, 429]);
});
