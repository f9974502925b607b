import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMemoryAccounts } from '../account-deps.ts';
import { mailTokens, users } from '../../../core/database/account-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import type { Mail } from '../../../core/outbox/write-mail.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { refuseDeletions } from '../../../testing/refuse-deletions.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { UserRepository, type UserRow } from '../users/user-repository.ts';
import { RecoveryRepository } from './recovery-repository.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const newPassword = 'the sea at Konkan';
const none = {} as UserRow;

describe('recovery', () => {
  let database: Database;
  let api: SeededApp;
  let mails: ReturnType<typeof sentMails>;
  let sent: Mail[];
  const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
  const now = new Date(noon);

  beforeAll(async () => {
    database = await openTestDatabase();
    const names = ['writes', 'signIns', 'accountSignIns', 'registrations', 'recoveries', 'confirmations'] as const;
    const limits = testLimits({
      ...Object.fromEntries(names.map((name) => [name, plenty])),
      addressRecoveries: { burst: 50, perSecond: 0.1 },
    });
    mails = sentMails(database, { clock: () => now });
    ({ sent } = mails);
    const accounts = { ...inMemoryAccounts(), siteOrigin: 'https://site.test' };
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' }, accounts);
  });
  beforeEach(async () => {
    now.setTime(noon);
    await mails.settle();
    await database.orm.delete(users);
    sent.length = 0;
    await newBrowser().post('users/register/', asha);
    await mailAbout('Confirm your email');
    sent.length = 0;
  });
  afterAll(() => mails.close().then(database.close));

  const newBrowser = () => new AccountBrowser(api.app);
  const mailAbout = async (subject: string): Promise<Mail> => {
    await expect.poll(() => sent.find((mail) => mail.subject.startsWith(subject))).toBeDefined();
    return sent.find((mail) => mail.subject.startsWith(subject)) as Mail;
  };
  const use = async (token = '') =>
    (await newBrowser().post('users/reset-password/', { token, password: newPassword })).status;
  const tokenIn = ({ text }: Mail) => /https:\/\/site\.test\/[\w-]+\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const forgot = async () => {
    sent.length = 0;
    const { body } = await newBrowser().post('users/forgot-password/', { email: asha.email.toUpperCase() });
    expect(body).toEqual({ done: true });
    return tokenIn(await mailAbout('Choose a new password'));
  };

  it('leads by a link to a new password, which ends every session and is told to the owner', async () => {
    const browser = newBrowser();
    await browser.signIn();
    const token = await forgot();
    const reset = await newBrowser().post('users/reset-password/', { token, password: newPassword });
    expect([reset.status, reset.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await browser.me()).status).toBe(401);
    expect((await browser.post('token/refresh/')).status).toBe(401);
    expect((await newBrowser().signIn()).status).toBe(401);
    expect((await newBrowser().signIn({ ...asha, password: newPassword })).status).toBe(200);
    await mailAbout('Your password was changed');
  });

  it('keeps the last three links good, each once, and voids them with a new password', async () => {
    const tokens = [await forgot(), await forgot(), await forgot(), await forgot()];
    expect([await use(tokens[0]), await use(tokens[2]), await use(tokens[2])]).toEqual([400, 200, 400]);
    expect([await use(tokens[1]), await use(tokens[3])]).toEqual([400, 400]);
  });

  it.each([0, 1, 2])('opens by link %i of the last three', async (number) => {
    const tokens = [await forgot(), await forgot(), await forgot()];
    expect(await use(tokens[number])).toBe(200);
  });

  it('keeps three of many links that are made at the same moment', async () => {
    const [user] = await database.orm.select().from(users);
    const recovery = new RecoveryRepository(database.orm);
    const tokens = Array.from({ length: 12 }, (_, number) => ({
      hash: `hash-${number}`,
      user_id: Number(user?.id),
      purpose: 'reset' as const,
      email_key: String(user?.email_key),
      expires_at: new Date('2026-11-21T07:30:00Z'),
    }));
    await Promise.all(tokens.map((token) => recovery.save([token])));
    const rows = await database.orm.select().from(mailTokens).where(eq(mailTokens.purpose, 'reset'));
    expect(rows).toHaveLength(3);
  });

  it('opens nothing by a link that went to an address which the account has no more', async () => {
    const token = await forgot();
    await database.orm.update(users).set({ email_key: 'another@example.test' });
    expect(await use(token)).toBe(400);
    expect((await newBrowser().signIn()).status).toBe(200);
  });

  it('confirms the address that a link to a new password went to', async () => {
    expect(await use(await forgot())).toBe(200);
    const [user] = await database.orm.select().from(users);
    expect(user?.email_verified_at).toEqual(new Date('2026-11-21T06:30:00Z'));
  });

  it('lists all accounts of an address in one mail, those that confirmed it first, then the oldest', async () => {
    const [{ id: ashaId, ...first } = none] = await database.orm.select().from(users);
    const named = (name: string, more: Partial<typeof first> = {}) => ({
      ...first,
      username: name,
      username_key: name,
      ...more,
    });
    const strangers = Array.from({ length: 25 }, (_, number) => named(`stranger-${number}`));
    const confirmed = named('meena', { email_verified_at: new Date('2026-11-20'), first_name: 'Meena' });
    await database.orm.insert(users).values([...strangers, confirmed]);
    await newBrowser().post('users/forgot-password/', { email: asha.email });
    const { text, html } = await mailAbout('Choose a new password');
    expect(sent).toHaveLength(1);
    expect(text).toMatch(/^Namaste Meena,/);
    const labels = [
      ...text.matchAll(/^Choose a new password for ([\w.-]+)( \(opened on 21 Nov 2026, email not confirmed\))?: /gm),
    ];
    expect(labels.map(([, name]) => name)).toEqual([
      'meena',
      asha.username,
      ...strangers.slice(0, 18).map(({ username }) => username),
    ]);
    expect(labels.map(([, , note]) => note === undefined)).toEqual([true, ...Array<boolean>(19).fill(false)]);
    expect(text).toContain('20 accounts. Each has its own link');
    expect(text).toContain('more accounts than we list here');
    expect(html.match(/href="/g)).toHaveLength(20);
    const tokens = [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token);
    expect(new Set(tokens).size).toBe(20);
    expect(await use(tokens[1])).toBe(200);
    expect((await newBrowser().signIn({ ...asha, password: newPassword })).status).toBe(200);
    expect(await use(tokens[0])).toBe(200);
  });

  it('names no account by what reads like an address', async () => {
    await database.orm.update(users).set({ username: 'free-money.example' });
    await newBrowser().post('users/forgot-password/', { email: asha.email });
    const { text, html } = await mailAbout('Choose a new password');
    expect(text).toContain('Choose a new password for an account (opened on 21 Nov 2026, email not confirmed): ');
    expect(`${text}${html}`).not.toContain('free-money');
  });

  it('takes no link after an hour, and none of another kind', async () => {
    const token = await forgot();
    await database.orm.update(mailTokens).set({ expires_at: new Date('2026-11-21T06:29:59Z') });
    const late = await newBrowser().post('users/reset-password/', { token, password: newPassword });
    expect([late.status, late.body]).toEqual([
      400,
      { token: [expect.stringContaining('expired or was already used')] },
    ]);
    await database.orm.update(mailTokens).set({ expires_at: new Date('2027-01-01'), purpose: 'verify' });
    expect((await newBrowser().post('users/reset-password/', { token, password: newPassword })).status).toBe(400);
  });

  it('stores no token as it is', async () => {
    const token = await forgot();
    const rows = await database.orm.select().from(mailTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers alike for an address that nobody has, and sends nothing', async () => {
    const { status, body } = await newBrowser().post('users/forgot-password/', { email: 'nobody@example.test' });
    expect([status, body]).toEqual([200, { done: true }]);
    // Mails are sent in order, so any other mail would arrive before this one.
    await newBrowser().post('users/forgot-password/', { email: asha.email });
    await mailAbout('Choose a new password');
    expect(sent.map(({ to }) => to)).toEqual([asha.email]);
  });

  it('writes to an address no more often than it should', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 51; count++)
      statuses.push((await newBrowser().post('users/forgot-password/', { email: 'flood@example.test' })).status);
    expect(statuses).toEqual([...Array<number>(50).fill(200), 429]);
  });

  it('confirms a mail address once, by a mail that says nothing which its sender wrote', async () => {
    await newBrowser().post('users/register/', { ...asha, username: 'ravi', first_name: 'Winner', last_name: 'Prize' });
    const mail = await mailAbout('Confirm your email');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/ravi|winner|prize/i);
    expect(mail.text).toMatch(/^Namaste,\n\nYou opened a Dopahiya account with this email address on 21 Nov 2026\./);
    const token = tokenIn(mail);
    const ravi = newBrowser();
    await ravi.signIn({ ...asha, username: 'ravi' });
    expect((await ravi.me()).body['email_verified']).toBe(false);
    sent.length = 0;
    expect((await ravi.post('users/me/verification/', {})).body).toEqual({ done: true });
    expect(tokenIn(await mailAbout('Confirm your email'))).not.toBe('');
    const verify = async () => (await newBrowser().post('users/verify-email/', { token })).status;
    expect([await verify(), await verify()]).toEqual([200, 400]);
    expect((await ravi.me()).body['email_verified']).toBe(true);
    sent.length = 0;
    expect((await ravi.post('users/me/verification/', {})).body).toEqual({ done: true });
    await ravi.post('users/change-password/', { password: asha.password, new_password: newPassword });
    await mailAbout('Your password was changed');
    expect(sent.filter(({ subject }) => subject.includes('Confirm'))).toEqual([]);
  });

  it('changes the password of who knows it, and signs out everywhere else', async () => {
    const [here, there] = [newBrowser(), newBrowser()];
    await here.signIn();
    await there.signIn();
    const change = (password: string) => here.post('users/change-password/', { password, new_password: newPassword });
    expect((await change('not this one')).body).toEqual({ password: ['This password is wrong.'] });
    expect((await change(asha.password)).status).toBe(200);
    expect([(await here.me()).status, (await there.me()).status]).toEqual([200, 401]);
    await mailAbout('Your password was changed');
  });

  it('changes the password and ends the other sessions, or neither', async () => {
    const [here, there] = [newBrowser(), newBrowser()];
    await here.signIn();
    await there.signIn();
    const token = await forgot();
    const change = () => here.post('users/change-password/', { password: asha.password, new_password: newPassword });
    const mend = await refuseDeletions(database, 'sessions');
    expect([(await change()).status, await use(token)]).toEqual([500, 500]);
    await mend();
    expect([(await there.me()).status, (await newBrowser().signIn()).status]).toEqual([200, 200]);
    expect(sent.filter(({ subject }) => subject.startsWith('Your password was changed'))).toEqual([]);
    expect((await change()).status).toBe(200);
    expect([(await here.me()).status, (await there.me()).status, await use(token)]).toEqual([200, 401, 400]);
  });

  it('lets no password that was checked before replace one that was chosen meanwhile', async () => {
    const recovery = new RecoveryRepository(database.orm);
    const [checked] = await database.orm.select().from(users);
    await use(await forgot());
    const next = { password_hash: 'of the thief', password_changed_at: new Date('2026-11-21T06:30:00Z') };
    expect(
      await recovery.changePassword(checked as UserRow, next, { session: undefined, mailOf: () => [] }),
    ).toBeUndefined();
    await new UserRepository(database.orm).rehash(checked as UserRow, 'of the old password, stronger');
    expect((await newBrowser().signIn({ ...asha, password: newPassword })).status).toBe(200);
  });

  it.each([
    ['refresh', (thief: AccountBrowser) => thief.post('token/refresh/')],
    ['access', (thief: AccountBrowser) => thief.me()],
  ])('tells the owner when the %s token of an answer is used that had been taken for lost', async (_, comeWith) => {
    const [browser, thief] = [newBrowser(), newBrowser()];
    await browser.signIn();
    thief.cookie = browser.cookie;
    await thief.post('token/refresh/');
    now.setTime(noon + 60_000);
    sent.length = 0;
    expect((await browser.post('token/refresh/')).status).toBe(200);
    expect(sent).toEqual([]);
    expect((await comeWith(thief)).status).toBe(401);
    expect((await mailAbout('You were signed out on one device')).to).toBe(asha.email);
  });

  it('tells the owner of a session that somebody else had too', async () => {
    const browser = newBrowser();
    await browser.signIn();
    const thief = newBrowser();
    thief.cookie = browser.cookie;
    await browser.post('token/refresh/');
    await browser.post('token/refresh/');
    await thief.post('token/refresh/');
    expect((await mailAbout('You were signed out on one device')).to).toBe(asha.email);
  });
});
