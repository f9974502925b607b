import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMemoryAccounts } from '../../accounts/account-deps.ts';
import { users } from '../../../core/database/account-schema.ts';
import { conversations } from '../../../core/database/conversation-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { outbox } from '../../../core/database/outbox-schema.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { confirmedBrowser, listBike, ravi, buildMessage } from '../../../testing/talking-people.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { MessageMailRepository } from './message-mail-repository.ts';
import { MessageMailService } from './message-mail-service.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
const HOUR_MS = 3_600_000;

interface Waiting {
  letter: { subject: string; lines: string[]; links: { label: string; url: string }[]; unsubscribe?: string };
  to: { email: string };
}

describe('mails about messages', () => {
  let database: Database;
  let api: SeededApp;
  let mails: MessageMailService;
  let seller: AccountBrowser;
  let buyer: AccountBrowser;
  let slug: string;
  const now = new Date(noon);
  const accounts = inMemoryAccounts();

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({
      writes: plenty,
      talks: plenty,
      listings: plenty,
      signIns: plenty,
      registrations: plenty,
    });
    api = await seededApp(database, now, { limits }, accounts);
    const source = new MessageMailRepository(database.orm);
    mails = new MessageMailService({ mails: source, accounts, clock: () => now });
  });
  beforeEach(async () => {
    now.setTime(noon);
    await database.orm.delete(conversations);
    await database.orm.delete(users);
    [seller, buyer] = [await confirmedBrowser(api, database, asha), await confirmedBrowser(api, database, ravi)];
    ({ slug } = await listBike(seller));
    await database.orm.delete(outbox);
  });
  afterAll(() => database.close());

  const ask = () => buyer.post(`used-bikes/${slug}/conversation/`, buildMessage('Is it still there?'));
  const sent = async (to = asha.email) =>
    (await database.orm.select().from(outbox).orderBy(outbox.id))
      .map(({ mail }) => JSON.parse(mail) as Waiting)
      .filter((mail) => mail.to.email === to);

  it('tell the other side without the writer’s address and words, and how to end them', async () => {
    const { body } = await ask();
    const [mail] = await sent();
    expect(mail?.letter).toMatchObject({
      subject: 'New message about the Vega 110, 2021',
      links: [{ path: `/messages?with=${String(body['id'])}` }, { label: 'Stop emails about messages' }],
      unsubscribe: expect.stringContaining('/api/conversations/mails/off/?token='),
    });
    expect(JSON.stringify(mail)).not.toMatch(/ravi|Is it still there/i);
  });

  it('come three times in an hour, and then once for the rest', async () => {
    for (let count = 0; count < 5; count++) await ask();
    expect(await sent()).toHaveLength(3);
    await mails.run();
    expect(await sent()).toHaveLength(3);
    now.setTime(noon + HOUR_MS);
    await Promise.all([mails.run(), mails.run()]);
    const [, , , digest, ...more] = await sent();
    expect([digest?.letter.subject, more]).toEqual(['You have 5 unread messages', []]);
    expect(digest?.letter.links).toMatchObject([{ path: '/messages' }, { label: 'Stop emails about messages' }]);
  });

  it('spare who has read everything by then', async () => {
    let id = 0;
    for (let count = 0; count < 5; count++) id = Number((await ask()).body['id']);
    await seller.post(`conversations/${id}/seen/`, { message: 2_000_000_000 });
    now.setTime(noon + HOUR_MS);
    await mails.run();
    expect(await sent()).toHaveLength(3);
  });

  it('end with one press of a mail program, without signing in, until they are turned on again', async () => {
    await ask();
    const [mail] = await sent();
    const { pathname, search } = new URL(mail?.letter.unsubscribe ?? '');
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await api.app.request(`${pathname}${search}`, request)).status).toBe(200);
    expect((await seller.send('GET', 'conversations/mails/')).body).toEqual({ is_on: false });
    await ask();
    expect(await sent()).toHaveLength(1);
    await seller.send('PATCH', 'conversations/mails/', { is_on: true });
    await ask();
    expect(await sent()).toHaveLength(2);
  });

  it('are ended by no token of another kind, nor by one that somebody changed', async () => {
    await ask();
    const [mail] = await sent();
    const token = new URL(mail?.letter.unsubscribe ?? '').searchParams.get('token') ?? '';
    const refused = [`${token}x`, buyer.access, 'nothing', ''];
    for (const bad of refused)
      expect((await buyer.post(`conversations/mails/off/?token=${encodeURIComponent(bad)}`)).status).toBe(400);
    expect((await seller.send('GET', 'conversations/mails/')).body).toEqual({ is_on: true });
  });
});
