import { accessSchema, userSchema } from '@dopahiya/domain/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshTokens, sessions, users } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { outbox } from '../../core/database/outbox-schema.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { refuseDeletions } from '../../testing/refuse-deletions.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import { decideReview } from '../../testing/write-review.ts';
import { reviews } from '../../core/database/review-schema.ts';
import { MAX_SESSIONS_PER_ACCOUNT } from './sessions/session-repository.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();

describe('accounts', () => {
  let database: Database;
  let api: SeededApp;
  const now = new Date(noon);

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({ writes: plenty, signIns: plenty, accountSignIns: plenty, registrations: plenty });
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' });
  });
  beforeEach(async () => {
    now.setTime(noon);
    await database.orm.delete(users);
    await newBrowser().post('users/register/', asha);
  });
  afterAll(() => database.close());

  const newBrowser = () => new AccountBrowser(api.app);
  const signedIn = async () => {
    const browser = newBrowser();
    expect((await browser.signIn()).status).toBe(200);
    return browser;
  };

  it('lets somebody sign in with the name they registered, in whatever case', async () => {
    const browser = newBrowser();
    const { status, body } = await browser.signIn({ ...asha, username: ' asha.r' });
    expect([status, accessSchema.parse(body).username]).toEqual([200, 'Asha.R']);
    expect(userSchema.parse((await browser.me()).body)).toEqual({
      username: 'Asha.R',
      email: 'asha@example.test',
      email_verified: false,
      first_name: 'Asha',
      last_name: 'Rao',
      pending_email: null,
      second_factor: null,
      created_at: '2026-11-21T06:30:00.000Z',
      password_changed_at: '2026-11-21T06:30:00.000Z',
      role: null,
    });
  });

  it('writes to somebody in the language of the page on which they registered, until they choose another', async () => {
    const stored = async () => {
      const [user] = await database.orm.select().from(users).where(eq(users.username_key, 'ravi'));
      return user?.language;
    };
    const browser = newBrowser();
    await browser.post('users/register/?lang=hi', { ...asha, username: 'ravi' });
    expect(await stored()).toBe('hi');
    const mails = await database.orm.select().from(outbox);
    expect(mails.map(({ mail }) => mail).join(' ')).toMatch(/\p{Script=Devanagari}/u);
    await browser.signIn({ ...asha, username: 'ravi' });
    expect((await browser.send('PATCH', 'users/me/', { language: 'en' })).status).toBe(200);
    expect(await stored()).toBe('en');
  });

  it('stores neither password nor refresh token as they are', async () => {
    const browser = await signedIn();
    const [user] = await database.orm.select().from(users);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [token] = await database.orm.select().from(refreshTokens);
    expect(browser.cookie).not.toContain(String(token?.hash));
  });

  it('carries the refresh token in a cookie that no script reads, and in no body', async () => {
    const { headers, body } = await newBrowser().signIn();
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-refresh=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(Object.keys(body).toSorted()).toEqual(['access', 'username']);
  });

  it('goes on with a session by exchanging its cookie', async () => {
    const browser = await signedIn();
    const first = browser.cookie;
    expect((await browser.post('token/refresh/')).status).toBe(200);
    expect(browser.cookie).not.toBe(first);
    expect((await browser.post('token/refresh/')).status).toBe(200);
    expect((await browser.me()).status).toBe(200);
  });

  it('says whether the cookie of a session came back, and exchanges nothing', async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    const asks = () => browser.send('GET', 'token/').then(({ status }) => status);
    expect([await asks(), browser.cookie]).toEqual([200, cookie]);
    browser.cookie = '';
    expect(await asks()).toBe(401);
    browser.cookie = '__Host-refresh=unknown';
    expect(await asks()).toBe(401);
    browser.cookie = cookie;
    await browser.post('token/logout/');
    browser.cookie = cookie;
    expect(await asks()).toBe(401);
  });

  it('ends the session when a cookie is brought a second time', async () => {
    const browser = await signedIn();
    const thief = newBrowser();
    thief.cookie = browser.cookie;
    await browser.post('token/refresh/');
    await browser.post('token/refresh/');
    expect((await thief.post('token/refresh/')).status).toBe(401);
    expect(thief.cookie).toBe('');
    expect((await browser.me()).status).toBe(401);
    expect((await browser.post('token/refresh/')).status).toBe(401);
  });

  it.each([1, 10_001, 3_600_000, 6 * 24 * 3_600_000])(
    'exchanges a cookie once more %i ms after its answer was lost',
    async (ms) => {
      const browser = await signedIn();
      const { cookie } = browser;
      await browser.post('token/refresh/');
      browser.cookie = cookie;
      now.setTime(noon + ms);
      expect((await browser.post('token/refresh/')).status).toBe(200);
      expect((await browser.me()).status).toBe(200);
      expect((await browser.post('token/refresh/')).status).toBe(200);
    },
  );

  it('ends the session when a cookie comes again after what it was exchanged for was used', async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    await browser.post('token/refresh/');
    expect((await browser.me()).status).toBe(200);
    now.setTime(noon + 10_001);
    browser.cookie = cookie;
    expect([(await browser.post('token/refresh/')).status, (await browser.me()).status]).toEqual([401, 401]);
  });

  it('knows no cookie any more whose answer was lost after the cookie itself is over', async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    now.setTime(noon + 6 * 24 * 3_600_000);
    await browser.post('token/refresh/');
    browser.cookie = cookie;
    now.setTime(noon + 7 * 24 * 3_600_000);
    expect((await browser.post('token/refresh/')).status).toBe(401);
    expect(await database.orm.select().from(sessions)).toHaveLength(1);
  });

  it('lets tabs that exchange a cookie at once all go on, and one of them for longer', async () => {
    const browser = await signedIn();
    const tabs = Array.from({ length: 5 }, () => {
      const tab = newBrowser();
      tab.cookie = browser.cookie;
      return tab;
    });
    const exchange = (tab: AccountBrowser) => tab.post('token/refresh/').then(({ status }) => status);
    expect(await Promise.all(tabs.map(exchange))).toEqual([200, 200, 200, 200, 200]);
    const [first, second] = tabs as [AccountBrowser, AccountBrowser];
    expect(await exchange(first)).toBe(200);
    expect([await exchange(second), (await first.me()).status]).toEqual([401, 401]);
  });

  it('ends the session that a browser had when somebody signs in there again, and gives it new tokens', async () => {
    const browser = await signedIn();
    const { cookie, access } = browser;
    expect((await browser.signIn()).status).toBe(200);
    expect([browser.cookie === cookie, (await browser.me()).status]).toEqual([false, 200]);
    expect(await database.orm.select().from(sessions)).toHaveLength(1);
    const before = newBrowser();
    Object.assign(before, { cookie, access });
    expect([(await before.me()).status, (await before.post('token/refresh/')).status]).toEqual([401, 401]);
  });

  it('signs out at once, for the access token too', async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    expect((await browser.post('token/logout/')).body).toEqual({ done: true });
    expect([browser.cookie, (await browser.me()).status]).toEqual(['', 401]);
    browser.cookie = cookie;
    expect((await browser.post('token/refresh/')).status).toBe(401);
  });

  it('answers alike to an unknown name and a wrong password', async () => {
    const wrong = await newBrowser().signIn({ ...asha, password: 'not this one' });
    const unknown = await newBrowser().signIn({ ...asha, username: 'nobody' });
    for (const { status, body } of [wrong, unknown])
      expect([status, body['detail']]).toEqual([401, 'Invalid credentials. Please try again.']);
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('says that a name is taken, and nothing of a mail address', async () => {
    const sameName = await newBrowser().post('users/register/', { ...asha, username: 'ASHA.r' });
    expect([sameName.status, sameName.body]).toEqual([400, { username: ['This username is taken. Choose another.'] }]);
    const sameMail = await newBrowser().post('users/register/', { ...asha, username: 'asha2' });
    expect([sameMail.status, sameMail.body]).toEqual([201, { username: 'asha2' }]);
  });

  it.each([
    ['username', { username: 'ar' }, 'Use at least 3 characters.'],
    ['username', { username: 'a b c' }, 'Use letters, digits, dots, hyphens and underscores.'],
    ['username', { username: undefined }, 'Enter a username.'],
    ['username', { username: 'free-money.example' }, 'This looks like a web address. Use a hyphen or underscore'],
    ['email', { email: 'asha' }, 'Enter a valid email address.'],
    ['email', { email: 'asha@example.test, ravi@example.test' }, 'Enter a valid email address.'],
    ['email', { email: 'asha@example.test\r\nBcc: ravi@example.test' }, 'Enter a valid email address.'],
    ['first_name', { first_name: '  ' }, 'Enter your first name.'],
    ['first_name', { first_name: 'You won! Claim at https://evil.example' }, 'Enter only your name'],
    ['first_name', { first_name: 'evil\uFF0Eexample\uFF0Fclaim' }, 'Enter only your name'],
    ['first_name', { first_name: 'Asha\u202Emoc' }, 'Remove control characters.'],
    ['first_name', { first_name: 'Asha\u2028Rao' }, 'Remove control characters.'],
    ['first_name', { first_name: '\u200B\u2060\u3164' }, 'Enter your first name.'],
    ['first_name', { first_name: '-' }, 'Enter your first name.'],
    ['first_name', { first_name: '\u2067Asha\u2069' }, 'Remove control characters.'],
    ['first_name', { first_name: 'Asha\u200E' }, 'Remove control characters.'],
    ['first_name', { first_name: 'Asha 98765 43210' }, 'a phone number (“98765 43210”)'],
    ['first_name', { first_name: 'nau aath ek ek zero do do teen teen chaar' }, 'a phone number'],
    ['last_name', { last_name: '9876543210' }, 'a phone number (“9876543210”)'],
    ['last_name', { last_name: ' \uFEFF' }, 'Enter your last name.'],
    ['last_name', { last_name: 12 }, 'Enter your last name.'],
    ['last_name', { last_name: 'write to win@evil.example' }, 'This looks like a web or email address.'],
    ['password', { password: 'sevench' }, 'Password must be at least 8 characters long.'],
    ['password', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters long.'],
    ['password', { password: 'Password1' }, 'This password is too common'],
    ['password', { password: 'Bharat.Singh', username: 'bharat.singh' }, 'Don’t use your name as your password.'],
  ])('names %s when it cannot be used (%j)', async (field, change, reason) => {
    const { status, body } = await newBrowser().post('users/register/', { ...asha, username: 'other', ...change });
    expect([status, body]).toEqual([400, { [field]: [expect.stringContaining(reason)] }]);
  });

  it.each([
    "O'Brien",
    'K.R. Narayanan',
    'Md.',
    'St. John',
    'Nguyễn',
    'रवि',
    'क्\u200Dषमा',
    'श्\u200Dयाम',
    'അനില്\u200D',
    'রহমান\u200Cউল্লাহ',
    'علی\u200Cرضا',
  ])('takes %s for the name that it is, at registration and later', async (name) => {
    const names = { first_name: name, last_name: name };
    const opened = await newBrowser().post('users/register/', { ...asha, ...names, username: 'other' });
    expect([opened.status, opened.body]).toEqual([201, { username: 'other' }]);
    const changed = await (await signedIn()).send('PATCH', 'users/me/', names);
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(names)]);
  });

  it.each([
    ['Asha\u200B', 'Asha'],
    ['\uFEFFAsha\u3164 \u00ADRao', 'Asha Rao'],
    ['A\u200Dsha', 'Asha'],
    ['\u200Dश्\u200D\u200Dयाम\u2060', 'श्\u200Dयाम'],
  ])('drops of %j what nobody sees', async (typed, name) => {
    const changed = await (await signedIn()).send('PATCH', 'users/me/', { first_name: typed, last_name: typed });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ first_name: name, last_name: name }),
    ]);
  });

  it.each(['-', '.', ' – ', '--'])('takes %s as the last name of who has one name', async (last_name) => {
    const changed = await (await signedIn()).send('PATCH', 'users/me/', { first_name: 'Asha', last_name });
    expect([changed.status, changed.body['last_name']]).toEqual([200, '-']);
  });

  it.each(['first_name', 'last_name'])('takes no address for a new %s', async (field) => {
    const browser = await signedIn();
    const { status, body } = await browser.send('PATCH', 'users/me/', { [field]: 'See evil.com' });
    expect([status, body]).toEqual([400, { [field]: [expect.stringContaining('Enter only your name')] }]);
  });

  it('takes any characters in a password, as many as 128', async () => {
    const password = `पासवर्ड ☂ ${'x'.repeat(110)}`;
    await newBrowser().post('users/register/', { ...asha, username: 'long', password });
    expect((await newBrowser().signIn({ username: 'long', password })).status).toBe(200);
  });

  it('lists where somebody is signed in, and ends one of it or all others', async () => {
    const phone = await signedIn();
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/146.0' };
    const laptop = newBrowser();
    await laptop.send('POST', 'token/', { username: asha.username, password: asha.password }, agent);
    const third = await signedIn();
    const list = (await laptop.send('GET', 'users/me/sessions/')).body as unknown as {
      id: number;
      device: string;
      is_current: boolean;
    }[];
    expect(list.filter(({ is_current }) => is_current).map(({ device }) => device)).toEqual(['Firefox on Windows']);
    const other = list.find(({ is_current }) => !is_current);
    expect((await laptop.send('DELETE', `users/me/sessions/${other?.id}/`)).status).toBe(200);
    expect(new Set([(await phone.me()).status, (await third.me()).status])).toEqual(new Set([200, 401]));
    expect((await laptop.send('DELETE', 'users/me/sessions/')).status).toBe(200);
    expect([(await phone.me()).status, (await third.me()).status]).toEqual([401, 401]);
    expect((await laptop.me()).status).toBe(200);
  });

  it('lists first where somebody was last', async () => {
    const browser = await signedIn();
    await signedIn();
    const idsOf = async () =>
      ((await browser.send('GET', 'users/me/sessions/')).body as unknown as { id: number }[]).map(({ id }) => id);
    const [one = 0, other = 0] = await idsOf();
    for (const [id, earlier] of [
      [one, other],
      [other, one],
    ] as const) {
      await database.orm
        .update(sessions)
        .set({ seen_at: new Date('2026-11-19') })
        .where(eq(sessions.id, earlier));
      await database.orm
        .update(sessions)
        .set({ seen_at: new Date('2026-11-20') })
        .where(eq(sessions.id, id));
      expect(await idsOf()).toEqual([id, earlier]);
    }
  });

  it('ends nobody else’s session', async () => {
    const browser = await signedIn();
    const [mine] = await database.orm.select().from(sessions);
    await newBrowser().post('users/register/', { ...asha, username: 'ravi' });
    const ravi = newBrowser();
    await ravi.signIn({ ...asha, username: 'ravi' });
    for (const id of [mine?.id, '0', 'x', '9'.repeat(20)])
      expect((await ravi.send('DELETE', `users/me/sessions/${id}/`)).status).toBe(404);
    expect((await browser.me()).status).toBe(200);
  });

  it('keeps so many sessions of an account and no more, and those of others', async () => {
    const [user] = await database.orm.select().from(users);
    const ravi = { ...asha, username: 'ravi' };
    const other = newBrowser();
    await other.post('users/register/', ravi);
    now.setTime(new Date('2026-11-19').getTime());
    await other.signIn(ravi);
    now.setTime(noon);
    const rows = Array.from({ length: MAX_SESSIONS_PER_ACCOUNT + 5 }, () => ({
      user_id: Number(user?.id),
      device: 'Test',
      created_at: new Date('2026-11-20'),
      seen_at: new Date('2026-11-20'),
    }));
    await database.orm.insert(sessions).values(rows);
    const browser = await signedIn();
    const kept = await database.orm.select().from(sessions);
    expect(kept.filter(({ user_id }) => user_id === user?.id)).toHaveLength(MAX_SESSIONS_PER_ACCOUNT);
    expect(kept).toHaveLength(MAX_SESSIONS_PER_ACCOUNT + 1);
    expect((await browser.me()).status).toBe(200);
  });

  it('changes a name, and deletes the account for who knows its password', async () => {
    const browser = await signedIn();
    const changed = await browser.send('PATCH', 'users/me/', { first_name: ' Aasha ' });
    expect([changed.status, changed.body['first_name'], changed.body['last_name']]).toEqual([200, 'Aasha', 'Rao']);
    const wrong = await browser.send('DELETE', 'users/me/', { password: 'not this one' });
    expect([wrong.status, wrong.body]).toEqual([400, { password: ['This password is wrong.'] }]);
    expect((await browser.send('DELETE', 'users/me/', { password: asha.password })).status).toBe(200);
    expect([(await browser.me()).status, browser.cookie]).toEqual([401, '']);
    expect((await newBrowser().signIn()).status).toBe(401);
  });

  it('changes nothing of an account but the name, whatever is sent with it', async () => {
    const browser = await signedIn();
    const [before] = await database.orm.select().from(users);
    const more = { id: 1, username: 'ravi', username_key: 'ravi', email: 'ravi@example.test', password_hash: '' };
    expect((await browser.send('PATCH', 'users/me/', { first_name: 'Aasha', ...more })).status).toBe(200);
    expect(await database.orm.select().from(users)).toEqual([{ ...before, first_name: 'Aasha' }]);
  });

  it('leaves the published reviews of who has left, without a name, and no other', async () => {
    const browser = await signedIn();
    const review = { bike: 'vega-110', rating: 4, text: 'It climbs the ghat and never complains.' };
    const { id } = (await browser.post('reviews/', review)).body as { id: number };
    await decideReview(database, id, { status: 'PUBLISHED' });
    await browser.post('reviews/', { ...review, bike: 'vega-e1' });
    await browser.send('DELETE', 'users/me/', { password: asha.password });
    expect((await database.orm.select().from(reviews).where(eq(reviews.is_sample, false))).length).toBe(1);
    const { body } = await newBrowser().send('GET', 'reviews/?bike=vega-110');
    expect(body['results']).toMatchObject([{ author_name: 'A former member', rating: 4 }]);
  });

  it('deletes an account with all that is only its owner’s, or nothing of it', async () => {
    const browser = await signedIn();
    await browser.post('reviews/', { bike: 'vega-110', rating: 4, text: 'It climbs the ghat and never complains.' });
    const mend = await refuseDeletions(database, 'users');
    expect((await browser.send('DELETE', 'users/me/', { password: asha.password })).status).toBe(500);
    await mend();
    expect((await browser.send('GET', 'users/me/reviews/')).body['count']).toBe(1);
    expect((await browser.send('DELETE', 'users/me/', { password: asha.password })).status).toBe(200);
  });

  it.each(['users/me/', 'users/me/sessions/'])('tells nobody else about %s, and no cache', async (path) => {
    const browser = await signedIn();
    const mine = await browser.send('GET', path);
    expect([mine.status, mine.headers.get('cache-control'), mine.headers.get('etag')]).toEqual([200, 'no-store', null]);
    const nobody = await newBrowser().send('GET', path);
    expect([nobody.status, nobody.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://site.test' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://site.test' }, 200],
  ])('goes by where a write comes from: %j', async (headers, status) => {
    const browser = await signedIn();
    expect((await browser.send('POST', 'token/refresh/', undefined, headers as Record<string, string>)).status).toBe(
      status,
    );
  });
});
