import { accessSchema, accountExportSchema, enrolmentSchema, userSchema } from '@dopahiya/domain/account';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors, users } from '../../../core/database/account-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import type { Mail } from '../../../core/outbox/write-mail.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { inMemoryAccounts } from '../account-deps.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();

describe('a second factor', () => {
  let database: Database;
  let api: SeededApp;
  const now = new Date(noon);
  let outbox: ReturnType<typeof sentMails>;
  let sent: Mail[];
  const events: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    outbox = sentMails(database, { clock: () => now });
    ({ sent } = outbox);
    const names = ['writes', 'signIns', 'accountSignIns', 'registrations', 'confirmations', 'recoveries'] as const;
    const limits = testLimits({
      ...Object.fromEntries(names.map((name) => [name, plenty])),
      secondFactors: { burst: 6, perSecond: 1 / 120 },
    });
    const report = (event: string) => void events.push(event);
    const accounts = { ...inMemoryAccounts(), siteOrigin: 'https://site.test', report };
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' }, accounts);
  });
  beforeEach(async () => {
    now.setTime(noon);
    await database.orm.delete(users);
    await newBrowser().post('users/register/', asha);
    await outbox.settle();
    sent.length = 0;
    events.length = 0;
  });
  afterAll(() => outbox.close().then(database.close));

  const newBrowser = () => new AccountBrowser(api.app);
  const pass = (seconds: number) => now.setTime(now.getTime() + seconds * 1000);
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
  const signedIn = async () => {
    const browser = newBrowser();
    expect((await browser.signIn()).status).toBe(200);
    return browser;
  };
  const begin = async (browser: AccountBrowser) =>
    enrolmentSchema.parse((await browser.post('users/me/second-factor/', { password: asha.password })).body).secret;
  const enrolled = async () => {
    const browser = await signedIn();
    const secret = await begin(browser);
    const { body } = await browser.post('users/me/second-factor/confirm/', { code: codeOf(secret) });
    return { browser, secret, codes: body['recovery_codes'] as string[] };
  };
  const ticketFor = async (browser = newBrowser()) => String((await browser.signIn()).body['ticket']);
  const giveCode = async (code: string, browser = newBrowser()) =>
    browser.post('token/second-step/', { ticket: await ticketFor(browser), code });
  const signedInWith = async (secret: string) => {
    const browser = newBrowser();
    expect((await giveCode(codeOf(secret), browser)).status).toBe(200);
    return browser;
  };
  const mailAbout = async (subject: string): Promise<Mail> => {
    await expect.poll(() => sent.find((mail) => mail.subject.startsWith(subject))).toBeDefined();
    return sent.find((mail) => mail.subject.startsWith(subject)) as Mail;
  };

  it('begins for who gives the password, and asks for nothing before a first code was right', async () => {
    const browser = await signedIn();
    const wrong = await browser.post('users/me/second-factor/', { password: 'not this one' });
    expect([wrong.status, wrong.body]).toEqual([400, { password: ['This password is wrong.'] }]);
    const secret = await begin(browser);
    const refused = await browser.post('users/me/second-factor/confirm/', { code: codeOf(secret, 5) });
    expect([refused.status, refused.body]).toEqual([400, { code: [expect.stringMatching(/^This code is wrong\./)] }]);
    expect((await newBrowser().signIn()).body['access']).toBeDefined();
    const spaced = codeOf(secret).replace(/^.../, '$& ');
    const confirmed = await browser.post('users/me/second-factor/confirm/', { code: spaced });
    expect([confirmed.status, confirmed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(confirmed.body['recovery_codes']).toHaveLength(10);
    const { second_factor } = userSchema.parse((await browser.me()).body);
    expect(second_factor).toEqual({ since: '2026-11-21T06:30:00.000Z', recovery_codes: 10 });
    expect((await mailAbout('Two-step sign-in is on')).to).toBe(asha.email);
  });

  it('asks who signs in by the mail address for the code too', async () => {
    const { secret } = await enrolled();
    const { status, body } = await newBrowser().signIn({ ...asha, username: asha.email });
    expect([status, Object.keys(body)]).toEqual([200, ['ticket']]);
    now.setTime(now.getTime() + 30_000);
    const code = codeOf(secret);
    const answer = await newBrowser().post('token/second-step/', { ticket: body['ticket'], code });
    expect([answer.status, answer.body['username']]).toEqual([200, asha.username]);
  });

  it('confirms no enrolment after a quarter of an hour, and none twice', async () => {
    const browser = await signedIn();
    const secret = await begin(browser);
    const confirm = async () =>
      (await browser.post('users/me/second-factor/confirm/', { code: codeOf(secret) })).status;
    await database.orm.update(secondFactors).set({ begun_at: new Date(noon - 15 * 60_000 - 1) });
    expect(await confirm()).toBe(400);
    await database.orm.update(secondFactors).set({ begun_at: now });
    expect([await confirm(), await confirm()]).toEqual([200, 400]);
    expect((await browser.post('users/me/second-factor/', { password: asha.password })).status).toBe(400);
  });

  it('signs in with password and code, and with neither alone', async () => {
    const { secret } = await enrolled();
    pass(30);
    const browser = newBrowser();
    const first = await browser.signIn();
    expect([first.status, Object.keys(first.body), browser.cookie]).toEqual([200, ['ticket'], '']);
    const ticket = first.body['ticket'];
    browser.access = String(ticket);
    expect((await browser.me()).status).toBe(401);
    const wrong = await browser.post('token/second-step/', { ticket, code: '000000' });
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([400, null]);
    const right = await browser.post('token/second-step/', { ticket, code: codeOf(secret) });
    expect([right.status, accessSchema.parse(right.body).username]).toEqual([200, 'Asha.R']);
    expect(right.headers.get('set-cookie')).toMatch(
      /^__Host-refresh=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict, __Host-known-browser=/,
    );
    expect((await browser.me()).status).toBe(200);
  });

  it('takes a code once, also when two send it at the same moment', async () => {
    const { secret } = await enrolled();
    expect((await giveCode(codeOf(secret))).status).toBe(400);
    pass(30);
    const [one, other] = [await ticketFor(), await ticketFor()];
    const send = async (ticket: string) =>
      (await newBrowser().post('token/second-step/', { ticket, code: codeOf(secret) })).status;
    expect((await Promise.all([send(one), send(other)])).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await giveCode(codeOf(secret, -1))).status).toBe(400);
  });

  it.each([
    [-1, 200],
    [1, 200],
    [-2, 400],
    [2, 400],
  ])('goes by a clock that is %i half minutes off', async (steps, status) => {
    const { secret } = await enrolled();
    pass(120);
    expect((await giveCode(codeOf(secret, steps))).status).toBe(status);
  });

  it('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const { codes } = await enrolled();
    const [first = ''] = codes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
    expect((await giveCode(typed)).status).toBe(200);
    expect((await giveCode(first)).status).toBe(400);
    expect((await mailAbout('A recovery code was used')).text).toContain('You have 9 left');
    expect((await giveCode(String(codes[9]))).status).toBe(200);
  });

  it('takes no ticket after five minutes, after a new password, or of another kind', async () => {
    const { browser, secret } = await enrolled();
    const ticket = await ticketFor();
    const send = async (used: string) =>
      (await newBrowser().post('token/second-step/', { ticket: used, code: codeOf(secret) })).status;
    expect([await send(browser.access), await send(''), await send('x.y.z')]).toEqual([401, 401, 401]);
    pass(300);
    expect(await send(ticket)).toBe(401);
    const next = await ticketFor();
    const change = { password: asha.password, new_password: 'the sea at Konkan' };
    pass(1);
    expect((await (await signedInWith(secret)).post('users/change-password/', change)).status).toBe(200);
    expect(await send(next)).toBe(401);
  });

  it('holds up who guesses codes and says until when, and ends no session for it', async () => {
    const { browser } = await enrolled();
    const ticket = await ticketFor();
    const guess = (code: string) => newBrowser().post('token/second-step/', { ticket, code });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await guess('000000')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
    const { status, headers, body } = await guess('000000');
    expect([status, headers.get('retry-after')]).toEqual([429, '120']);
    expect(body['detail']).toMatch(
      /^Too many wrong codes\. Try again in 120 seconds\. You can use a recovery code now, .* new password/,
    );
    expect((await browser.me()).status).toBe(200);
  });

  describe('while somebody who has the password guesses codes without end', () => {
    const besieged = async () => {
      const setUp = await enrolled();
      const ticket = await ticketFor();
      for (let count = 0; count < 8; count++) await newBrowser().post('token/second-step/', { ticket, code: '000000' });
      expect((await giveCode('000000')).status).toBe(429);
      return setUp;
    };

    it('takes a recovery code, also at the same address', async () => {
      const { codes } = await besieged();
      expect((await giveCode(String(codes[0]))).status).toBe(200);
    });

    it('takes the code of the app in a browser in which its owner signed in before', async () => {
      const { browser, secret } = await besieged();
      pass(30);
      expect((await giveCode(codeOf(secret))).status).toBe(429);
      expect((await giveCode(codeOf(secret), browser)).status).toBe(200);
    });

    it('is switched off by who is signed in', async () => {
      const { browser, secret } = await besieged();
      pass(30);
      const removal = { password: asha.password, code: codeOf(secret) };
      expect((await browser.send('DELETE', 'users/me/second-factor/', removal)).status).toBe(200);
    });
  });

  it('holds up who guesses recovery codes from one address, and nobody elsewhere for it', async () => {
    const { codes } = await enrolled();
    const ticket = await ticketFor();
    const give = async (address: string, code: string) =>
      (await new AccountBrowser(api.app, address).post('token/second-step/', { ticket, code })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push(await give('203.0.113.7', `guess-${count}`));
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(await give('203.0.113.8', String(codes[0]))).toBe(200);
  });

  it('is known to no browser in which the password alone was given', async () => {
    await enrolled();
    const browser = newBrowser();
    await ticketFor(browser);
    expect(browser.known).toBe('');
  });

  describe('when wrong codes come with the right password', () => {
    const subject = 'Someone may have your password';
    const mails = () => sent.filter((mail) => mail.subject.startsWith(subject));
    const wrongCodes = async (count: number) => {
      const ticket = await ticketFor();
      for (let given = 0; given < count; given++)
        expect((await newBrowser().post('token/second-step/', { ticket, code: '000000' })).status).toBe(400);
    };
    it('tells the owner by mail at the third within an hour, without any secret, and the log by number', async () => {
      const { secret, codes } = await enrolled();
      await wrongCodes(2);
      await outbox.settle();
      expect(mails()).toEqual([]);
      await wrongCodes(1);
      const { to, text, html } = await mailAbout(subject);
      expect(to).toBe(asha.email);
      expect(text).toContain('https://site.test/forgot-password');
      for (const told of [secret, '000000', asha.password, ...codes]) expect(text + html).not.toContain(told);
      expect(events.filter((event) => event.startsWith('second factor') && event.includes('several'))).toEqual([
        'second factor refused several times',
      ]);
    });

    it('tells no more than once a day, also when two come at the same moment', async () => {
      await enrolled();
      await wrongCodes(2);
      const ticket = await ticketFor();
      const guess = () => newBrowser().post('token/second-step/', { ticket, code: '000000' });
      await Promise.all([guess(), guess()]);
      await outbox.settle();
      expect(mails()).toHaveLength(1);
      pass(24 * 3600 - 1);
      await database.orm.update(secondFactors).set({ refusals: 2, refused_since: now });
      await wrongCodes(1);
      await outbox.settle();
      expect(mails()).toHaveLength(1);
      pass(1);
      await wrongCodes(1);
      await expect.poll(mails).toHaveLength(2);
    });

    it('begins to count anew after an hour, and after a right code of the app', async () => {
      const { secret } = await enrolled();
      await wrongCodes(2);
      pass(3600);
      await wrongCodes(2);
      pass(30);
      expect((await giveCode(codeOf(secret))).status).toBe(200);
      await wrongCodes(1);
      await outbox.settle();
      expect(mails()).toEqual([]);
    });
  });

  it('is switched off by password and code, and tells its owner', async () => {
    const { browser, codes } = await enrolled();
    const off = (password: string, code: string) =>
      browser.send('DELETE', 'users/me/second-factor/', { password, code });
    expect((await off('not this one', String(codes[0]))).body).toEqual({ password: ['This password is wrong.'] });
    expect(Object.keys((await off(asha.password, '000000')).body)).toEqual(['code']);
    expect((await off(asha.password, String(codes[0]))).status).toBe(200);
    await mailAbout('Two-step sign-in is off');
    expect((await newBrowser().signIn()).body['access']).toBeDefined();
    expect([await database.orm.select().from(secondFactors), await database.orm.select().from(recoveryCodes)]).toEqual([
      [],
      [],
    ]);
  });

  it('is asked for by the deletion of the account, beside the password', async () => {
    const { browser, codes } = await enrolled();
    const remove = (proof: object) => browser.send('DELETE', 'users/me/', { password: asha.password, ...proof });
    const without = await remove({});
    expect([without.status, Object.keys(without.body)]).toEqual([400, ['code']]);
    expect(Object.keys((await remove({ code: '000000' })).body)).toEqual(['code']);
    expect(Object.keys((await remove({ password: 'not this one', code: String(codes[0]) })).body)).toEqual([
      'password',
    ]);
    expect((await browser.me()).status).toBe(200);
    expect((await remove({ code: String(codes[0]) })).status).toBe(200);
    expect((await browser.me()).status).toBe(401);
  });

  it('stores neither secret nor recovery codes as they are, and logs none of them', async () => {
    const { secret, codes } = await enrolled();
    const rows = [await database.orm.select().from(secondFactors), await database.orm.select().from(recoveryCodes)];
    for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(JSON.stringify([rows, events])).not.toContain(told);
    await giveCode('000000');
    expect(events).toEqual(['signed in', 'second factor switched on', 'second factor asked', 'second factor refused']);
  });

  it('is in what somebody takes with them of their data, without its secret', async () => {
    const { browser, secret } = await enrolled();
    const { body } = await browser.send('GET', 'users/me/export/');
    expect(accountExportSchema.parse(body).account.second_factor).toMatchObject({ recovery_codes: 10 });
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('answers a wrong password and an unknown name as it does without one', async () => {
    await enrolled();
    const wrong = await newBrowser().signIn({ ...asha, password: 'not this one' });
    const unknown = await newBrowser().signIn({ ...asha, username: 'nobody' });
    for (const { status, body } of [wrong, unknown])
      expect([status, body['detail']]).toEqual([401, 'Invalid credentials. Please try again.']);
  });

  it('stays on when a new password is chosen by mail', async () => {
    await enrolled();
    await newBrowser().post('users/forgot-password/', { email: asha.email });
    const [, token = ''] = /token=([\w-]+)/.exec((await mailAbout('Choose a new password')).text) ?? [];
    const password = 'the sea at Konkan';
    expect((await newBrowser().post('users/reset-password/', { token, password })).status).toBe(200);
    expect(Object.keys((await newBrowser().signIn({ ...asha, password })).body)).toEqual(['ticket']);
  });
});
