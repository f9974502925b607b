import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passingAccounts } from '../account-parts.ts';
import { mailTokens, users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import { type Mail, Mailer } from '../mail/mailer.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const newPassword = 'the sea at Konkan';

describe.each(testDatabases)('recovery on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database;
  let api: SeededApp;
  const sent: Mail[] = [];

  beforeAll(async () => {
    database = await open();
    const names = ['writes', 'signIns', 'accountSignIns', 'registrations', 'recoveries', 'confirmations'] as const;
    const limits = testLimits({
      ...Object.fromEntries(names.map((name) => [name, plenty])),
      addressRecoveries: { burst: 3, perSecond: 0.1 },
    });
    const mailer = new Mailer({ deliver: async (mail) => void sent.push(mail), logger: { error: () => undefined } });
    const accounts = { ...passingAccounts(), siteOrigin: 'https://site.test', mailer };
    api = await seededApp(database, undefined, { limits, siteOrigin: 'https://site.test' }, accounts);
  });
  beforeEach(async () => {
    await database.orm.delete(users);
    await newBrowser().post('users/register/', asha);
    await mailAbout('Confirm your mail address');
    sent.length = 0;
  });
  afterAll(() => database.close());

  const newBrowser = () => new AccountBrowser(api.app);
  const mailAbout = async (subject: string): Promise<Mail> => {
    await expect.poll(() => sent.find((mail) => mail.subject.startsWith(subject))).toBeDefined();
    return sent.find((mail) => mail.subject.startsWith(subject)) as Mail;
  };
  const tokenIn = ({ text }: Mail) => /https:\/\/site\.test\/[\w-]+\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  let recipients = 0;
  const forgot = async () => {
    const email = `rider-${++recipients}@example.test`;
    await database.orm.update(users).set({ email, email_key: email });
    expect((await newBrowser().post('users/forgot-password/', { email: email.toUpperCase() })).body).toEqual({
      done: true,
    });
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

  it('takes a link once, and a later link in its place', async () => {
    const first = await forgot();
    sent.length = 0;
    const second = await forgot();
    const use = async (token: string) =>
      (await newBrowser().post('users/reset-password/', { token, password: newPassword })).status;
    expect([await use(first), await use(second), await use(second)]).toEqual([400, 200, 400]);
  });

  it('takes no link after an hour, and none of another kind', async () => {
    const token = await forgot();
    await database.orm.update(mailTokens).set({ expires_at: new Date('2026-11-21T06:29:59Z') });
    const late = await newBrowser().post('users/reset-password/', { token, password: newPassword });
    expect([late.status, late.body]).toEqual([400, { token: [expect.stringContaining('older than an hour')] }]);
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
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual([]);
  });

  it('writes to an address no more often than it should', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await newBrowser().post('users/forgot-password/', { email: 'flood@example.test' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('confirms a mail address once', async () => {
    await newBrowser().post('users/register/', { ...asha, username: 'ravi' });
    const token = tokenIn(await mailAbout('Confirm your mail address'));
    const ravi = newBrowser();
    await ravi.signIn({ ...asha, username: 'ravi' });
    expect((await ravi.me()).body['email_verified']).toBe(false);
    const verify = async () => (await newBrowser().post('users/verify-email/', { token })).status;
    expect([await verify(), await verify()]).toEqual([200, 400]);
    expect((await ravi.me()).body['email_verified']).toBe(true);
  });

  it('changes the password of who knows it, and signs out everywhere else', async () => {
    const [here, there] = [newBrowser(), newBrowser()];
    await here.signIn();
    await there.signIn();
    const change = (password: string) => here.post('users/change-password/', { password, new_password: newPassword });
    expect((await change('not this one')).body).toEqual({ password: ['This is not your password.'] });
    expect((await change(asha.password)).status).toBe(200);
    expect([(await here.me()).status, (await there.me()).status]).toEqual([200, 401]);
    await mailAbout('Your password was changed');
  });

  it('tells the owner of a session that somebody else had too', async () => {
    const browser = newBrowser();
    await browser.signIn();
    const thief = newBrowser();
    thief.cookie = browser.cookie;
    await browser.post('token/refresh/');
    await browser.post('token/refresh/');
    await thief.post('token/refresh/');
    expect((await mailAbout('You were signed out of one browser')).to).toBe(asha.email);
  });
});
