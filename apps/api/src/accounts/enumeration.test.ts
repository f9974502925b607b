import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { AccountBrowser, asha } from '../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../testing/seeded-app.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { testLimits } from '../testing/test-limits.ts';

const ROUNDS = 40;
/** The suite shares its machine; alone the means differ by less than 5 %. */
const TOLERATED = 0.15;

let database: Database;
let api: SeededApp;

beforeAll(async () => {
  database = await openTestDatabase();
  const plenty = { burst: 10_000, perSecond: 1000 };
  const limits = testLimits({ writes: plenty, signIns: plenty, accountSignIns: plenty });
  api = await seededApp(database, undefined, { limits });
  await new AccountBrowser(api.app).post('users/register/', asha);
});
afterAll(() => database.close());

async function millisecondsOf(username: string): Promise<number> {
  const start = performance.now();
  expect((await new AccountBrowser(api.app).signIn({ username, password: 'a guess' })).status).toBe(401);
  return performance.now() - start;
}

/** The mean without the slowest quarter, in which other work on the machine is. */
function meanOf(times: number[]): number {
  const usual = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length * 0.75));
  return usual.reduce((sum, time) => sum + time, 0) / usual.length;
}

it('takes as long to refuse a name that nobody has as one that somebody has', { timeout: 120_000 }, async () => {
  await millisecondsOf('nobody');
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    known.push(await millisecondsOf(asha.username));
    unknown.push(await millisecondsOf('nobody'));
  }
  const ratio = meanOf(unknown) / meanOf(known);
  expect(Math.abs(ratio - 1), `ratio ${ratio}`).toBeLessThan(TOLERATED);
});
