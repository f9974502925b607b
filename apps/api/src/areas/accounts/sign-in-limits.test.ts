import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import type { Mail } from '../../core/outbox/write-mail.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';

let database: Database;
let api: SeededApp;
const now = new Date('2026-11-21T12:00:00+05:30');
let mails: ReturnType<typeof sentMails>;

beforeAll(async () => {
  database = await openTestDatabase();
  const limits = testLimits({
    signIns: { burst: 6, perSecond: 0.1 },
    accountSignIns: { burst: 3, perSecond: 0.1 },
    strangerSignIns: { burst: 8, perSecond: 0.1 },
    confirmations: { burst: 2, perSecond: 0.1 },
  });
  mails = sentMails(database, { clock: () => now });
  api = await seededApp(database, now, { limits });
});
afterAll(() => mails.close().then(database.close));

let addresses = 0;
/** Returns a client address not used before. */
const newAddress = () => `203.0.${Math.floor(++addresses / 250) + 1}.${(addresses % 250) + 1}`;
const newBrowser = (address = newAddress()) => new AccountBrowser(api.app, address);

let riders = 0;
/** Registers a new account for a test. */
async function newRider(name: string) {
  const username = `${name}-${++riders}`;
  const rider = { ...asha, username, email: `${username}@example.test` };
  expect((await newBrowser().post('users/register/', rider)).status).toBeLessThan(300);
  return rider;
}
type Rider = Awaited<ReturnType<typeof newRider>>;

async function signedIn(rider: Rider, address?: string) {
  const browser = newBrowser(address);
  expect((await browser.signIn(rider)).status).toBe(200);
  return browser;
}
const guess = (browser: AccountBrowser, username: string) => browser.signIn({ username, password: 'a guess' });

/** Guesses passwords, each from a new address, until strangers are blocked by the rate limit. */
async function keepOut(username: string) {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push((await guess(newBrowser(), username)).status);
  expect(statuses).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
}

it('holds up who guesses at one account, from wherever, whether or not there is one', async () => {
  const rider = await newRider('Asha.R');
  for (const name of [rider.username, 'nobody']) {
    await keepOut(name);
    const { status, headers, body } = await guess(newBrowser(), ` ${name.toUpperCase()}`);
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
    expect(body['detail']).toMatch(
      /unknown browsers\. Try again in 10 seconds\. You can sign in now from a browser you used before, .*Forgot password/,
    );
  }
});

it('holds up who guesses at one account from one address, before others are held up for it', async () => {
  const rider = await newRider('from-one-address');
  for (const name of [rider.username, 'nobody.there']) {
    const address = newAddress();
    for (let count = 0; count < 3; count++) expect((await guess(newBrowser(address), name)).status).toBe(401);
    const { status, body } = await guess(newBrowser(address), name);
    expect([status, body['detail']]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong passwords\. Try again in 10 seconds, or/),
    ]);
  }
  expect((await newBrowser().signIn(rider)).status).toBe(200);
});

it('counts no right password as a guess', async () => {
  const rider = await newRider('often');
  for (let count = 0; count < 10; count++) await signedIn(rider);
  const browser = await signedIn(rider, newAddress());
  for (let count = 0; count < 5; count++) expect((await browser.signIn(rider)).status).toBe(200);
});

it('lets the owner in while strangers guess without end: in a browser used before, signed out or not', async () => {
  const rider = await newRider('besieged');
  const browser = await signedIn(rider);
  await browser.post('token/logout/');
  expect(browser.known).not.toBe('');
  await keepOut(rider.username);
  for (let count = 0; count < 3; count++) {
    await guess(newBrowser(), rider.username);
    expect((await browser.signIn(rider)).status).toBe(200);
  }
  expect((await newBrowser().signIn(rider)).status).toBe(429);
});

it('lets the owner in by a browser used before from an address that others have used up', async () => {
  const rider = await newRider('carrier');
  const address = newAddress();
  const browser = await signedIn(rider, address);
  for (let count = 0; count < 8; count++) await guess(newBrowser(address), `name-${count}`);
  expect((await newBrowser(address).signIn(rider)).status).toBe(429);
  expect((await browser.signIn(rider)).status).toBe(200);
});

it('lets the owner in where they choose a new password by a link, while strangers guess', async () => {
  const rider = await newRider('resetting');
  await keepOut(rider.username);
  const browser = newBrowser();
  await browser.post('users/forgot-password/', { email: rider.email });
  const isReset = ({ to, subject }: Mail) => to === rider.email && subject.startsWith('Choose a new password');
  await expect.poll(() => mails.sent.some(isReset)).toBe(true);
  const [, token = ''] = /token=([\w-]+)/.exec(String(mails.sent.find(isReset)?.text)) ?? [];
  const password = 'the sea at Konkan';
  expect((await browser.post('users/reset-password/', { token, password })).status).toBe(200);
  expect((await browser.signIn({ ...rider, password })).status).toBe(200);
});

it('holds up who guesses in a browser that the account knows, and no other browser for it', async () => {
  const rider = await newRider('stolen-cookie');
  const [owner, thief] = [await signedIn(rider), newBrowser()];
  const other = await signedIn(rider);
  thief.known = owner.known;
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) statuses.push((await guess(thief, rider.username)).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await other.signIn(rider)).status).toBe(200);
  expect((await newBrowser().signIn(rider)).status).toBe(200);
});

it('takes a browser that is known to one account for a stranger to another', async () => {
  const [rider, guesser] = [await newRider('target'), await newRider('guesser')];
  const browser = await signedIn(guesser);
  await keepOut(rider.username);
  expect((await guess(browser, rider.username)).status).toBe(429);
});

it('knows a browser no more after a new password, but for the one in which it was chosen', async () => {
  const rider = await newRider('changing');
  const [here, there] = [await signedIn(rider), await signedIn(rider)];
  const change = { password: rider.password, new_password: 'the sea at Konkan' };
  const stolen = newBrowser();
  stolen.known = there.known;
  now.setTime(now.getTime() + 1000);
  expect((await here.post('users/change-password/', change)).status).toBe(200);
  await keepOut(rider.username);
  const changed = { ...rider, password: change.new_password };
  expect([(await here.signIn(changed)).status, (await stolen.signIn(changed)).status]).toEqual([200, 429]);
});

it('forgets the browser in which an account is deleted', async () => {
  const browser = await signedIn(await newRider('leaving'));
  expect((await browser.send('DELETE', 'users/me/', { password: asha.password })).status).toBe(200);
  expect([browser.cookie, browser.known]).toEqual(['', '']);
});

it('holds up a /48 network of IPv6 that has thousands of addresses, and nobody elsewhere for it', async () => {
  const rider = await newRider('six');
  const from = (index: number) => newBrowser(`2001:db8:7:${index.toString(16)}::1`);
  const statuses: number[] = [];
  for (let index = 0; index < 60; index++) statuses.push((await guess(from(index), `name-${index}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(48);
  expect((await newBrowser('2001:db8:8::1').signIn(rider)).status).toBe(200);
});

it('holds up who tries many accounts from one address', async () => {
  const statuses: number[] = [];
  const address = newAddress();
  for (let count = 0; count < 7; count++) statuses.push((await guess(newBrowser(address), `one-${count}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

it('holds up who guesses the password in a session that is open, and not its owner in another', async () => {
  const rider = await newRider('ravi');
  const [stolen, own] = [await signedIn(rider), await signedIn(rider)];
  const remove = async (browser: AccountBrowser, password: string) =>
    (await browser.send('DELETE', 'users/me/', { password })).status;
  const guesses = [await remove(stolen, 'a guess'), await remove(stolen, 'a guess'), await remove(stolen, 'a guess')];
  expect(guesses).toEqual([400, 400, 429]);
  expect(await remove(own, rider.password)).toBe(200);
});
