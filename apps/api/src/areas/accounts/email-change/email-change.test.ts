import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailChanges, mailTokens, users } from '../../../core/database/account-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import type { Mail } from '../../../core/outbox/write-mail.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { refuseDeletions } from '../../../testing/refuse-deletions.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { inMemoryAccounts } from '../account-deps.ts';
import { hashToken } from '../tokens/opaque-token.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const newAddress = 'Asha.New@example.test';

describe('changed mail addresses', () => {
  let database: Database;
  let api: SeededApp;
  let browser: AccountBrowser;
  let mails: ReturnType<typeof sentMails>;
  let sent: Mail[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const names = ['writes', 'signIns', 'accountSignIns', 'registrations', 'recoveries', 'confirmations'] as const;
    const limits = testLimits({
      ...Object.fromEntries(names.map((name) => [name, plenty])),
      addressRecoveries: plenty,
    });
    mails = sentMails(database);
    ({ sent } = mails);
    const accounts = { ...inMemoryAccounts(), siteOrigin: 'https://site.test' };
    api = await seededApp(database, undefined, { limits, siteOrigin: 'https://site.test' }, accounts);
  });
  beforeEach(async () => {
    await mails.settle();
    await database.orm.delete(users);
    sent.length = 0;
    browser = new AccountBrowser(api.app);
    await browser.post('users/register/', asha);
    await verify(await linkIn('Confirm your email'));
    await browser.signIn();
    sent.length = 0;
  });
  afterAll(() => mails.close().then(database.close));

  const mailAbout = async (subject: string): Promise<Mail> => {
    const found = () => sent.find((mail) => mail.subject.startsWith(subject));
    await expect.poll(found).toBeDefined();
    return found() as Mail;
  };
  const linkIn = async (subject: string) => /\?token=([\w-]+)/.exec((await mailAbout(subject)).text)?.[1] ?? '';
  const verify = async (token: string) => {
    const { status, body } = await new AccountBrowser(api.app).post('users/verify-email/', { token });
    return [status, body['waits']];
  };
  const ask = (password = asha.password, email = newAddress) =>
    browser.post('users/change-email/', { email, password });
  const addresses = async () => {
    const { body } = await browser.me();
    return [body['email'], body['pending_email']];
  };

  it('takes effect when both addresses have agreed, and tells both', async () => {
    expect((await ask()).body).toEqual({ done: true });
    const [atNew, atOld] = [await linkIn('Confirm your new'), await linkIn('Approve the change')];
    expect([(await mailAbout('Confirm your new')).to, (await mailAbout('Approve the change')).to]).toEqual([
      newAddress,
      asha.email,
    ]);
    expect(await verify(atNew)).toEqual([200, true]);
    expect(await addresses()).toEqual([asha.email, newAddress]);
    expect(await verify(atNew)).toEqual([400, undefined]);
    expect(await verify(atOld)).toEqual([200, false]);
    expect(await addresses()).toEqual([newAddress, null]);
    expect((await browser.me()).body['email_verified']).toBe(true);
    await mailAbout('Your email was changed');
    await expect
      .poll(() => sent.filter(({ subject }) => subject.startsWith('Your email was changed')).map(({ to }) => to))
      .toEqual([asha.email, newAddress]);
  });

  it('asks the password, and wants another address', async () => {
    expect((await ask('not this one')).body).toEqual({ password: ['This password is wrong.'] });
    expect((await ask(asha.password, asha.email.toUpperCase())).body).toEqual({
      email: ['This is already your email address.'],
    });
    expect((await ask(asha.password, 'asha')).status).toBe(400);
    expect(await addresses()).toEqual([asha.email, null]);
    expect((await new AccountBrowser(api.app).post('users/change-email/', {})).status).toBe(401);
  });

  it('is over after an hour, with the next one, and with a password that is chosen by mail', async () => {
    await ask();
    const first = await linkIn('Confirm your new');
    sent.length = 0;
    await ask();
    const second = await linkIn('Confirm your new');
    expect(await verify(first)).toEqual([400, undefined]);
    await database.orm.update(emailChanges).set({ expires_at: new Date('2026-11-21T06:29:59Z') });
    expect(await addresses()).toEqual([asha.email, null]);
    expect(await verify(second)).toEqual([400, undefined]);
    sent.length = 0;
    await ask();
    const third = await linkIn('Confirm your new');
    await new AccountBrowser(api.app).post('users/forgot-password/', { email: asha.email });
    const token = await linkIn('Choose a new password');
    await new AccountBrowser(api.app).post('users/reset-password/', { token, password: 'the sea at Konkan' });
    expect(await verify(third)).toEqual([400, undefined]);
  });

  it('tells an address that was never confirmed, and does not wait for it', async () => {
    await database.orm.update(users).set({ email_verified_at: null });
    await ask();
    expect((await mailAbout('Approve the change')).text).not.toContain('token=');
    expect(await verify(await linkIn('Confirm your new'))).toEqual([200, false]);
    expect(await addresses()).toEqual([newAddress, null]);
  });

  it('says nothing of the account to the new address, and nothing of it to an old one that was never confirmed', async () => {
    await ask();
    const atNew = await mailAbout('Confirm your new');
    expect(`${atNew.text}${atNew.html}`).not.toMatch(/asha/i);
    expect((await mailAbout('Approve the change')).text).toMatch(/^Namaste Asha,[^]*asha\.new@example\.test/i);
    sent.length = 0;
    await database.orm.update(users).set({ email_verified_at: null });
    await ask(asha.password, 'win@evil.example');
    const token = await linkIn('Confirm your new');
    const atOld = await mailAbout('Approve the change');
    expect(`${atOld.text}${atOld.html}`).not.toMatch(/asha|evil/i);
    sent.length = 0;
    await verify(token);
    await expect.poll(() => sent.length).toBe(2);
    const told = sent.find(({ to }) => to === asha.email) as Mail;
    expect(`${told.text}${told.html}`).not.toMatch(/asha|evil/i);
  });

  it('is confirmed by no link that went to the address of an earlier change, however late that was made', async () => {
    await ask(asha.password, 'mine@example.test');
    await ask(asha.password, 'of-another@example.test');
    const [user] = await database.orm.select().from(users);
    const hash = hashToken('a'.repeat(43));
    const late = { user_id: Number(user?.id), purpose: 'email-new' as const, email_key: 'mine@example.test' };
    await database.orm.insert(mailTokens).values({ ...late, hash, expires_at: new Date('2026-11-21T07:30:00Z') });
    expect(await verify('a'.repeat(43))).toEqual([400, undefined]);
  });

  it('takes effect as a whole or not at all', async () => {
    await ask();
    const [atNew, atOld] = [await linkIn('Confirm your new'), await linkIn('Approve the change')];
    await verify(atNew);
    const mend = await refuseDeletions(database, 'email_changes');
    expect(await verify(atOld)).toEqual([500, undefined]);
    await mend();
    expect(await addresses()).toEqual([asha.email, newAddress]);
    expect(await verify(atOld)).toEqual([200, false]);
  });

  it('gives somebody everything that is stored of them, and nobody else', async () => {
    await browser.post('reviews/', { bike: 'vega-110', rating: 4, text: 'It climbs the ghat and never complains.' });
    await browser.post('users/me/favourites/', { added: ['surya-s1'] });
    await ask();
    const { body, headers } = await browser.send('GET', 'users/me/export/');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      account: { username: asha.username, email: asha.email, second_factor: null },
      sessions: [{ device: expect.any(String) as string }],
      favourites: [{ bike: 'surya-s1' }],
      reviews: [{ bike: 'vega-110', rating: 4, text: 'It climbs the ghat and never complains.' }],
      email_changes: [{ email: newAddress }],
      desk_changes: [],
      desk_drafts: [],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await new AccountBrowser(api.app).send('GET', 'users/me/export/')).status).toBe(401);
    const tables = await readRows<{ name: string }>(
      database.orm,
      sql`select table_name as name from information_schema.columns where column_name = 'user_id' order by 1`,
    );
    // Personal data in a table belongs in the export. Exceptions: mail link tokens are hashes that expire within an hour, queued mails are
    // delivered within moments, and of a second factor only that it is on is exported; the rest is secret or hashed.
    const asSecret = new Set(['mail_tokens', 'second_factors', 'recovery_codes', 'outbox']);
    expect(tables.map(({ name }) => name).filter((name) => !asSecret.has(name))).toEqual(
      [
        'sessions',
        'favourites',
        'reviews',
        'review_votes',
        'email_changes',
        'article_likes',
        'contact_messages',
        'listings',
        'listing_favourites',
        'saved_searches',
        'uploaded_pictures',
        'message_mails',
        'user_blocks',
        'chat_people',
        'desk_drafts',
        'desk_revisions',
      ].toSorted(),
    );
  });
});
