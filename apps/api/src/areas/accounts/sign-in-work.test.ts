import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import { inMemoryAccounts } from './account-deps.ts';
import { isOutdated } from './passwords/password-hash.ts';
import { PasswordKeeper } from './passwords/password-keeper.ts';

/** Hash of 'a long password' with weaker parameters: 1 MiB and one pass. */
const weaker = '$argon2id$v=19$m=1024,t=1,p=1$c2l4dGVlbiBieXRlcy4uLg$uoSLn+J+h5fi/ofLbOtpw2VPgx88ItdW1b7umPaocgE';

/** Uses the real hashing parameters. */
const accounts = { ...inMemoryAccounts(), passwords: new PasswordKeeper() };
let database: Database;
let api: SeededApp;

beforeAll(async () => {
  database = await openTestDatabase();
  const plenty = { burst: 1000, perSecond: 1000 };
  const limits = testLimits({ writes: plenty, signIns: plenty, accountSignIns: plenty });
  api = await seededApp(database, undefined, { limits }, accounts);
  await new AccountBrowser(api.app).post('users/register/', asha);
});
afterAll(() => accounts.passwords.close().then(database.close));

it('stores a stronger hash when somebody signs in whose hash was made with less', async () => {
  await database.orm.update(users).set({ password_hash: weaker });
  const signIn = () => new AccountBrowser(api.app).signIn({ username: asha.username, password: 'a long password' });
  expect((await signIn()).status).toBe(200);
  const [user] = await database.orm.select().from(users);
  expect(isOutdated(String(user?.password_hash))).toBe(false);
  expect((await signIn()).status).toBe(200);
});

it('answers an owner in a known browser while a flood of strangers waits', async () => {
  const owner = new AccountBrowser(api.app);
  const credentials = { username: asha.username, password: 'a long password' };
  await database.orm.update(users).set({ password_hash: weaker });
  expect((await owner.signIn(credentials)).status).toBe(200);
  let answered = 0;
  const flood = Array.from({ length: 40 }, async (_, number) => {
    await new AccountBrowser(api.app).signIn({ username: `guess-${number}`, password: 'a guess' });
    answered += 1;
  });
  expect((await owner.signIn(credentials)).status).toBe(200);
  expect(answered).toBeLessThan(20);
  await Promise.all(flood);
});

it('answers pages while a flood of sign-ins waits', async () => {
  let answered = 0;
  const flood = Array.from({ length: 50 }, async (_, number) => {
    await new AccountBrowser(api.app).signIn({ username: `guess-${number}`, password: 'a guess' });
    answered += 1;
  });
  expect((await api.get('/api/bikes/best/')).status).toBe(200);
  expect(answered).toBeLessThan(25);
  await Promise.all(flood);
});
