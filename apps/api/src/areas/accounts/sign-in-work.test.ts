import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import { inMemoryAccounts } from './account-deps.ts';
import { HashWorkers } from './passwords/hash-workers.ts';
import { type Derivation, isOutdated } from './passwords/password-hash.ts';
import { PasswordKeeper } from './passwords/password-keeper.ts';

/** Hash of 'a long password' with weaker parameters: 1 MiB and one pass. */
const weaker = '$argon2id$v=19$m=1024,t=1,p=1$c2l4dGVlbiBieXRlcy4uLg$uoSLn+J+h5fi/ofLbOtpw2VPgx88ItdW1b7umPaocgE';

/** Closed while hashes must not end; open otherwise. */
let gate = Promise.withResolvers<void>();
gate.resolve();

/** Passwords whose hashing began, in order. */
const begun: string[] = [];
const workers = new HashWorkers();
const derive = async (derivation: Derivation) => {
  begun.push(Buffer.from(derivation.message).toString());
  const hash = await workers.derive(derivation);
  await gate.promise;
  return hash;
};
/** Uses the real hashing parameters; nobody gives up waiting for a slow machine. */
const passwords = new PasswordKeeper({ atOnce: 1, waitMs: 600_000 }, { derive, close: () => workers.close() });
const accounts = { ...inMemoryAccounts(), passwords };
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

/** Signs in as nobody from so many browsers; no sign-in ends before `open` is called. */
async function flood(count: number) {
  gate = Promise.withResolvers();
  begun.length = 0;
  const check = vi.spyOn(passwords, 'check');
  onTestFinished(() => {
    gate.resolve();
    check.mockRestore();
  });
  let answered = 0;
  const guesses = Array.from({ length: count }, async (_, number) => {
    await new AccountBrowser(api.app).signIn({ username: `guess-${number}`, password: 'a guess' });
    answered += 1;
  });
  /** Waits until so many sign-ins are queued. */
  const queued = (sent: number) => expect.poll(() => check.mock.calls.length).toBe(sent);
  await queued(count);
  return { queued, answered: () => answered, open: () => gate.resolve(), end: () => Promise.all(guesses) };
}

it('answers an owner in a known browser while a flood of strangers waits', async () => {
  const owner = new AccountBrowser(api.app);
  const credentials = { username: asha.username, password: 'a long password' };
  await database.orm.update(users).set({ password_hash: weaker });
  expect((await owner.signIn(credentials)).status).toBe(200);
  const strangers = await flood(4);
  const signedIn = owner.signIn(credentials);
  await strangers.queued(5);
  strangers.open();
  expect((await signedIn).status).toBe(200);
  await strangers.end();
  expect(begun.indexOf(credentials.password)).toBe(1);
});

it('answers pages while a flood of sign-ins waits', async () => {
  const strangers = await flood(4);
  expect((await api.get('/api/bikes/best/')).status).toBe(200);
  expect(strangers.answered()).toBe(0);
  strangers.open();
  await strangers.end();
});
