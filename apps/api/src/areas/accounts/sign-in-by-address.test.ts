import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';

describe.each(testDatabases)('signing in by a mail address on $name', ({ open }) => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await open();
    const plenty = { burst: 1000, perSecond: 1000 };
    const limits = testLimits({
      writes: plenty,
      signIns: plenty,
      registrations: plenty,
      accountSignIns: { burst: 3, perSecond: 0.01 },
      strangerSignIns: { burst: 8, perSecond: 0.01 },
    });
    api = await seededApp(database, undefined, { limits });
  });
  afterAll(() => database.close());

  let count = 0;
  const newBrowser = () => new AccountBrowser(api.app, `203.0.113.${++count % 250}`);

  /** Registers an account; `email` may be another account's. */
  async function newRider(name: string, email = `${name}@example.test`, password = asha.password) {
    const rider = { ...asha, username: name, email, password };
    expect((await newBrowser().post('users/register/', rider)).status).toBe(201);
    return rider;
  }

  const confirm = (username: string) =>
    database.orm.update(users).set({ email_verified_at: new Date() }).where(eq(users.username, username));

  /** Signs in, from a new address unless `browser` is given. @returns the status, and who is signed in or why not. */
  async function enter(username: string, password = asha.password, browser = newBrowser()) {
    const { status, body } = await browser.signIn({ username, password });
    return [status, body['username'] ?? body['detail']];
  }
  const refused = [401, 'Invalid credentials. Please try again.'];

  it('takes the mail address for the username, confirmed or not, in whatever case', async () => {
    const { username, email } = await newRider('lata');
    expect(await enter(email)).toEqual([200, username]);
    await confirm(username);
    expect(await enter(` ${email.toUpperCase()}\u200B`)).toEqual([200, username]);
    expect(await enter(email.replace('@', '＠'))).toEqual([200, username]);
    expect(await enter(email, 'a guess')).toEqual(refused);
  });

  it.each([
    ['a.rider@münchen.de', 'a.rider@xn--mnchen-3ya.de'],
    ['user@xn--h2brj9c.xn--h2brj9c', 'user@भारत.भारत'],
  ])('takes %s as %s, as browsers send it', async (email, typed) => {
    const { username } = await newRider(`idn-${++count}`, email);
    expect(await enter(typed)).toEqual([200, username]);
  });

  it('means the account that confirmed an address, whoever else names it', async () => {
    const email = 'shared@example.test';
    await newRider('stranger', email, 'the password of a stranger');
    const owner = await newRider('owner', email);
    await newRider('another-stranger', email, 'the password of a stranger');
    expect(await enter(email)).toEqual(refused);
    await confirm(owner.username);
    expect(await enter(email)).toEqual([200, 'owner']);
    expect(await enter(email, 'the password of a stranger')).toEqual(refused);
  });

  it('refuses the address of several accounts like a wrong password, and takes the username of each', async () => {
    const email = 'family@example.test';
    const family = [await newRider('mother', email), await newRider('son', email, 'the sea at Konkan')];
    for (const { username } of family) await confirm(username);
    for (const { username, password } of family) {
      expect(await enter(email, password)).toEqual(refused);
      expect(await enter(username, password)).toEqual([200, username]);
    }
  });

  it('does the same work for an address that nobody, somebody or several have', async () => {
    await newRider('one-owner', 'one@example.test');
    for (const name of ['two-a', 'two-b']) await newRider(name, 'two@example.test');
    const workFor = (email: string) =>
      countQueries(database, async () => expect(await enter(email, 'a guess')).toEqual(refused));
    const nobody = await workFor('nobody@example.test');
    expect(await workFor('one@example.test')).toEqual(nobody);
    expect(await workFor('two@example.test')).toEqual(nobody);
  });

  it('counts guesses by the account that an address means, and by the address where it means none', async () => {
    const { username, email } = await newRider('guessed');
    for (const typed of [email, 'nobody.there@example.test']) {
      const browser = newBrowser();
      for (let guess = 0; guess < 3; guess++) expect(await enter(typed, 'a guess', browser)).toEqual(refused);
      expect((await enter(typed, 'a guess', browser))[0]).toBe(429);
    }
    const browser = newBrowser();
    for (let guess = 0; guess < 3; guess++) await enter(email, 'a guess', browser);
    expect((await enter(username, asha.password, browser))[0]).toBe(429);
  });

  it('lets nobody guess again by the address, nor learn whose it is by being held up', async () => {
    const { username, email } = await newRider('linked');
    const browser = newBrowser();
    for (let guess = 0; guess < 3; guess++) await enter(username, 'a guess', browser);
    expect((await enter(username, 'a guess', browser))[0]).toBe(429);
    expect(await enter(email, 'a guess', browser)).toEqual(refused);
    expect(await enter(email, asha.password, browser)).toEqual(refused);
    expect(await enter('somebody.else@example.test', 'a guess', browser)).toEqual(refused);
    expect(await enter(email)).toEqual([200, username]);
  });

  it('lets the owner in by the address in a browser used before, while strangers guess', async () => {
    const { email } = await newRider('besieged');
    const browser = newBrowser();
    expect((await enter(email, asha.password, browser))[0]).toBe(200);
    for (let guess = 0; guess < 8; guess++) await enter(email, 'a guess');
    expect((await enter(email))[0]).toBe(429);
    expect((await enter(email, asha.password, browser))[0]).toBe(200);
  });
});
