import { contactLengths, takenMessageSchema } from '@dopahiya/domain/content';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../core/database/account-schema.ts';
import { contactMessages } from '../../core/database/contact-message-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import type { Mail } from '../../core/outbox/write-mail.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import { MessageRepository } from './message-repository.ts';
import { MessageService } from './message-service.ts';

const plenty = { burst: 1000, perSecond: 1000 };
const path = 'users/contact-messages/';
const message = {
  name: 'Pooja Sharma',
  email: 'pooja@example.test',
  mobile_number: '9876543210',
  city: 'Jaipur',
  comments: 'The price in Jaipur is above my dealer’s.\nWhich is right?',
  agreed_to_terms: true,
};
const sentence = expect.stringMatching(/^[A-Z].*\.$/) as string;

describe('users/contact-messages/', () => {
  let database: Database;
  let api: SeededApp;
  let outbox: ReturnType<typeof sentMails>;
  let sent: Mail[];
  const now = new Date('2026-11-21T12:00:00+05:30');

  beforeAll(async () => {
    database = await openTestDatabase();
    outbox = sentMails(database, { clock: () => now });
    ({ sent } = outbox);
    api = await openApi('owner@example.test', plenty);
  });
  beforeEach(async () => {
    now.setTime(Date.parse('2026-11-21T12:00:00+05:30'));
    await outbox.settle();
    sent.length = 0;
    await database.orm.delete(contactMessages);
    await database.orm.delete(users);
  });
  afterAll(() => outbox.close().then(database.close));

  function openApi(mailTo: string | undefined, allowance?: typeof plenty) {
    const names = ['writes', 'signIns', 'accountSignIns', 'registrations', 'confirmations'] as const;
    const limits = testLimits({
      ...Object.fromEntries(names.map((name) => [name, plenty])),
      ...(allowance && { messages: allowance, senderMessages: allowance, messagesOfDay: allowance }),
    });
    return seededApp(database, now, { limits }, undefined, mailTo);
  }
  const send = (body: unknown, { app } = api) => new AccountBrowser(app, '203.0.113.1').post(path, body);
  const stored = () => database.orm.select().from(contactMessages);
  const mails = async (count: number) => {
    await expect.poll(() => sent.length).toBe(count);
    return sent;
  };

  it('stores a message and mails it to the owner, who answers to its writer', async () => {
    const { status, headers, body } = await send(message);
    expect([status, takenMessageSchema.parse(body)]).toEqual([200, { stored: true, mailed: true }]);
    expect(headers.get('cache-control')).toBe('no-store');
    const { agreed_to_terms: _, ...said } = message;
    expect(await stored()).toEqual([expect.objectContaining({ ...said, user_id: null, sent_at: now })]);
    const [mail] = await mails(1);
    expect(mail).toMatchObject({ to: 'owner@example.test', replyTo: message.email });
    expect(mail?.subject).toMatch(/^Message \d+ of a visitor \| Dopahiya$/);
    for (const part of ['Name: Pooja Sharma', 'Phone: +91 9876543210', 'City: Jaipur', message.comments])
      expect(mail?.text).toContain(part);
  });

  it('says so where nobody has set whom to mail it to, and stores it all the same', async () => {
    const unset = await openApi(undefined, plenty);
    expect(await send(message, unset)).toMatchObject({ status: 200, body: { stored: true, mailed: false } });
    expect(await stored()).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('takes what is sent twice for one message, and for another a day later', async () => {
    await Promise.all([send(message), send(message), send({ ...message, email: 'Pooja@Example.test ' })]);
    expect(await stored()).toHaveLength(1);
    await mails(1);
    now.setTime(now.getTime() + 86_400_001);
    await send(message);
    expect(await stored()).toEqual([expect.objectContaining({ sent_at: now })]);
    await mails(2);
    await send({ ...message, comments: 'Something else.' });
    expect(await stored()).toHaveLength(2);
  });

  it('reads a number however it is written, and takes terms that are not named for agreed to', async () => {
    const { agreed_to_terms: _, ...unnamed } = message;
    for (const mobile_number of ['+91 98765-43210', '०९८७६५४३२१०', 9_876_543_210])
      expect((await send({ ...unnamed, mobile_number })).status).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining({ mobile_number: '9876543210' })]);
  });

  it.each([
    ['name', ''],
    ['name', ' \u200B '],
    ['name', 'x'.repeat(contactLengths.name.max + 1)],
    ['name', 'Pooja\nBcc: all@example.test'],
    ['email', 'pooja@example'],
    ['email', 'pooja@example.test\r\nBcc: all@example.test'],
    ['email', undefined],
    ['mobile_number', '98765 4321'],
    ['mobile_number', '98765432101'],
    ['mobile_number', null],
    ['city', ' '],
    ['city', 'x'.repeat(contactLengths.city.max + 1)],
    ['comments', ' \n '],
    ['comments', 'x'.repeat(contactLengths.comments.max + 1)],
    ['comments', 'a bell \u0007'],
    ['comments', ['a', 'list']],
    ['agreed_to_terms', false],
    ['agreed_to_terms', 'true'],
  ])('names %s where it is %j', async (field, value) => {
    expect(await send({ ...message, [field]: value })).toMatchObject({ status: 400, body: { [field]: [sentence] } });
    expect(await stored()).toEqual([]);
  });

  it.each(['name', 'email', 'mobile_number', 'city', 'comments'])('refuses the character NUL in %s', async (field) => {
    const body = { ...message, [field]: `9876543210@example.test\0` };
    expect(await send(body)).toMatchObject({ status: 400, body: { [field]: ['Remove control characters.'] } });
  });

  it('says that 20 kB are too much, whatever they hold', async () => {
    const { status, body } = await send({ ...message, comments: 'ए'.repeat(7000) });
    expect([status, body]).toEqual([
      413,
      expect.objectContaining({ detail: expect.stringContaining('larger than 16 kB') }),
    ]);
    expect(await stored()).toEqual([]);
  });

  it('keeps markup as text, and shows none of it in the mail', async () => {
    const texts = hostileTexts().filter(
      ([, text]) => text.length <= contactLengths.comments.max && !text.includes('\0'),
    );
    const markup = '<img src=x onerror=alert(1)>';
    for (const [, comments] of texts)
      expect((await send({ ...message, name: markup, city: '"><script>', comments })).status).toBe(200);
    for (const { html, subject } of await mails(texts.length)) {
      expect(html).not.toMatch(/<(?:script|img|svg|iframe|form|style|link|object|embed|base|math|template)\b/i);
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(subject).not.toContain('<');
    }
    const [row] = await stored();
    expect([row?.name, row?.city]).toEqual([markup, '"><script>']);
  });

  it('leaves out what nobody sees', async () => {
    const padded = { name: 'Poo\u200Bja', city: '\u2060Jaipur', comments: 'a\u2800b \u3164c' };
    expect((await send({ ...message, ...padded })).status).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining({ name: 'Pooja', city: 'Jaipur', comments: 'ab c' })]);
  });

  it.each(['name', 'city', 'comments'])('refuses marks that turn the direction of %s', async (field) => {
    const { status, body } = await send({ ...message, [field]: 'gnp\u202Eexe' });
    expect([status, body]).toEqual([400, expect.objectContaining({ [field]: ['Remove control characters.'] })]);
  });

  it('asks who floods it to wait: one sender first, then a whole address', async () => {
    const narrow = await openApi('owner@example.test');
    const statusesOf = async (count: number, bodyOf: (number: number) => object) => {
      const answers: Awaited<ReturnType<typeof send>>[] = [];
      for (let number = 0; number < count; number++) answers.push(await send(bodyOf(number), narrow));
      return answers;
    };
    const own = await statusesOf(5, (number) => ({ ...message, comments: `Number ${number}` }));
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(own.at(-1)?.headers.get('retry-after')).toBe('600');
    expect(own.at(-1)?.body['detail']).toBe('Too many requests from you. Try again in 600 seconds.');
    const others = await statusesOf(17, (number) => ({ ...message, email: `sender-${number}@example.test` }));
    expect(others.map(({ status }) => status)).toEqual([...Array.from({ length: 15 }, () => 200), 429, 429]);
    expect(others.at(-1)?.body['detail']).toMatch(/from your address\. Try again in \d+ seconds\.$/);
    expect(await stored()).toHaveLength(18);
  });

  it('makes room for a new message where so many are stored: those that were mailed go first, the oldest of them', async () => {
    const reported: unknown[] = [];
    const service = new MessageService({
      messages: new MessageRepository(database.orm),
      mailTo: undefined,
      clock: () => now,
      report: (...event) => reported.push(event),
      max: 3,
    });
    const take = async (comments: string) => {
      now.setTime(now.getTime() + 1000);
      await service.take({ ...message, agreed_to_terms: true, comments });
    };
    const left = async () => (await stored()).map(({ comments }) => comments).toSorted();
    for (const comments of ['1 unread', '2 mailed', '3 mailed']) await take(comments);
    await database.orm
      .update(contactMessages)
      .set({ mailed_at: now })
      .where(like(contactMessages.comments, '% mailed'));
    expect(await service.fill()).toMatchObject({ count: 3, max: 3 });
    await take('4 unread');
    expect(await left()).toEqual(['1 unread', '3 mailed', '4 unread']);
    await take('5 unread');
    expect([await left(), reported]).toEqual([['1 unread', '4 unread', '5 unread'], []]);
    await take('6 unread');
    expect(await left()).toEqual(['4 unread', '5 unread', '6 unread']);
    expect(reported).toEqual([['contact messages deleted unread to make room', { count: 1 }]]);
  });

  it('notes which messages the owner got by mail', async () => {
    await send(message);
    await mails(1);
    await expect.poll(async () => (await stored())[0]?.mailed_at).toBeInstanceOf(Date);
  });

  it('stores so many of one network in a day, whoever they say they are', async () => {
    const narrow = await seededApp(
      database,
      now,
      {
        limits: testLimits({
          writes: plenty,
          messages: plenty,
          senderMessages: plenty,
          messagesOfDay: { burst: 2, perSecond: 2 / 86_400 },
        }),
      },
      undefined,
      undefined,
    );
    const from = (address: string, number: number) =>
      new AccountBrowser(narrow.app, address).post(path, { ...message, email: `sender-${number}@example.test` });
    const statuses: number[] = [];
    for (let number = 0; number < 3; number++) statuses.push((await from('2001:db8:7:1::1', number)).status);
    for (let number = 3; number < 18; number++) statuses.push((await from(`2001:db8:7:${number}::1`, number)).status);
    expect(statuses).toEqual([200, 200, 429, ...Array.from({ length: 14 }, () => 200), 429]);
    expect((await from('2001:db8:7:1::1', 20)).headers.get('retry-after')).toBe('43200');
    expect((await from('203.0.113.77', 21)).status).toBe(200);
  });

  it('are kept for twelve months', async () => {
    const messages = new MessageRepository(database.orm);
    const service = new MessageService({
      messages,
      mailTo: undefined,
      clock: () => now,
      report: () => undefined,
    });
    await service.take({ ...message, agreed_to_terms: true });
    now.setTime(Date.parse('2027-11-21T11:59:00+05:30'));
    expect(await service.forgetOld()).toBe(0);
    now.setTime(Date.parse('2027-11-21T12:01:00+05:30'));
    expect(await service.forgetOld()).toBe(1);
    expect(await stored()).toEqual([]);
  });

  describe('of who has an account', () => {
    const register = async () => {
      const browser = new AccountBrowser(api.app);
      await browser.post('users/register/', asha);
      await browser.signIn();
      return browser;
    };
    const comments = async (browser: AccountBrowser) => {
      const { messages } = (await browser.send('GET', 'users/me/export/')).body as { messages: { comments: string }[] };
      return messages.map(({ comments: text }) => text);
    };

    it('stand in what they take along, and go with the account', async () => {
      const browser = await register();
      await browser.post(path, message);
      await send({ ...message, email: 'other@example.test', comments: 'Somebody else.' });
      const { body } = await browser.send('GET', 'users/me/export/');
      const { agreed_to_terms: _, ...said } = message;
      expect(body['messages']).toEqual([{ ...said, sent_at: now.toISOString() }]);
      await browser.send('DELETE', 'users/me/', { password: asha.password });
      expect((await stored()).map(({ email }) => email)).toEqual(['other@example.test']);
    });

    it('are theirs by the mail address alone once they have confirmed it', async () => {
      await send({ ...message, email: 'ASHA@example.test', comments: 'Before I had an account.' });
      const browser = await register();
      expect(await comments(browser)).toEqual([]);
      await database.orm.update(users).set({ email_verified_at: now }).where(eq(users.username, asha.username));
      expect(await comments(browser)).toEqual(['Before I had an account.']);
      await browser.send('DELETE', 'users/me/', { password: asha.password });
      expect(await stored()).toEqual([]);
    });
  });
});
