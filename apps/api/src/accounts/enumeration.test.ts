import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { AccountBrowser, asha } from '../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../testing/seeded-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testLimits } from '../testing/test-limits.ts';

/** So many of each are measured before the means are compared, and so many at most where the machine is restless. */
const ROUNDS = 40;
const MOST_ROUNDS = 200;
const TOLERATED = 0.05;

/** The mean of the middle half: a clean-up of memory falls on either. */
function meanOf(works: number[]): number {
  const usual = works.toSorted((a, b) => a - b).slice(works.length / 4, (works.length * 3) / 4);
  return usual.reduce((sum, work) => sum + work, 0) / usual.length;
}

describe.each(testDatabases)('sign-ins on $name', ({ open }) => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await open();
    const plenty = { burst: 10_000, perSecond: 1000 };
    const limits = testLimits({ writes: plenty, signIns: plenty, accountSignIns: plenty, strangerSignIns: plenty });
    api = await seededApp(database, undefined, { limits });
    await new AccountBrowser(api.app).post('users/register/', asha);
  });
  afterAll(() => database.close());

  /** Work of this process: unlike the time that passes, it has nothing of what else the machine does. */
  async function workOf(username: string): Promise<number> {
    const before = process.cpuUsage();
    expect((await new AccountBrowser(api.app).signIn({ username, password: 'a guess' })).status).toBe(401);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }

  it('takes as much work to refuse a name that nobody has as one that somebody has', { timeout: 300_000 }, async () => {
    for (const name of [asha.username, 'nobody']) await workOf(name);
    const [known, unknown]: [number[], number[]] = [[], []];
    let difference = Infinity;
    while (known.length < MOST_ROUNDS && difference > TOLERATED) {
      for (let round = 0; round < ROUNDS; round++) {
        known.push(await workOf(asha.username));
        unknown.push(await workOf('nobody'));
      }
      difference = Math.abs(meanOf(unknown) / meanOf(known) - 1);
    }
    expect(difference, `after ${known.length} rounds`).toBeLessThanOrEqual(TOLERATED);
  });
});
