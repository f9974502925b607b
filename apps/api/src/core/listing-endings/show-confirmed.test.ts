import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listings } from '../database/listing-schema.ts';
import type { Database } from '../database/open-database.ts';
import { outbox } from '../database/outbox-schema.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { confirmedBrowser, listBike, ravi, buildMessage } from '../../testing/talking-people.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

describe('a listing of an account whose mail address is not confirmed', () => {
  let database: Database;
  let api: SeededApp;
  let seller: AccountBrowser;
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now, { siteOrigin: 'https://site.test' });
  });
  beforeEach(async () => {
    const person = { ...asha, username: `seller-${++count}`, email: `seller-${count}@example.test` };
    seller = new AccountBrowser(api.app);
    await seller.post('users/register/', person);
    await seller.signIn(person);
  });
  afterAll(() => database.close());

  const listed = async () => {
    const { body } = await seller.send('GET', 'used-bikes/?limit=100');
    return (body['results'] as { slug: string }[]).map(({ slug }) => slug);
  };
  const own = async (id: number) => (await seller.send('GET', `used-bikes/my_bikes/${id}/`)).body;
  /** Sends the queued mails. */
  const mails = async () => {
    const { sent, settle, close } = sentMails(database, { clock: () => now });
    await settle();
    await close();
    return sent;
  };

  it('is seen by its seller alone, and by others with a mail to the seller once it is confirmed', async () => {
    const bike = await listBike(seller);
    expect(await own(bike.id)).toMatchObject({ is_unconfirmed: true, status: 'pending' });
    const buyer = await confirmedBrowser(api, database, { ...ravi, username: 'ravi', email: 'ravi@example.test' });
    const answers = [
      await buyer.send('GET', `used-bikes/${bike.slug}/`),
      await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Is it there?')),
    ];
    expect(answers.every(({ status }) => status >= 404)).toBe(true);
    expect(await listed()).not.toContain(bike.slug);
    const link = (await mails()).map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect((await api.post('/api/users/verify-email/', { token: link })).status).toBe(200);
    expect(await listed()).toContain(bike.slug);
    expect(await own(bike.id)).toMatchObject({ is_unconfirmed: false });
    const [mail, ...others] = (await mails()).filter(({ subject }) => subject.includes('live'));
    expect([mail?.subject, others]).toEqual(['Your listing is live | Dopahiya', []]);
    expect(mail?.text).toContain(`https://site.test/bikes/${bike.slug}`);
  });

  it('is told of at once where the address is confirmed, and not while it is held', async () => {
    const one = await confirmedBrowser(api, database, { ...ravi, username: 'kiran', email: 'kiran@example.test' });
    await database.orm.delete(outbox);
    const { slug } = await listBike(one);
    await listBike(one, { description: 'I am in CISF, got posting to Leh. The bike comes by army parcel.' });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your listing is live | Dopahiya', 'Your listing is on hold | Dopahiya']);
    expect(await listed()).toContain(slug);
  });

  it('tells nothing of one that is held or withdrawn when the address is confirmed', async () => {
    const bike = await listBike(seller);
    await database.orm.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, bike.id));
    const link = (await mails()).map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect((await api.post('/api/users/verify-email/', { token: link })).status).toBe(200);
    expect((await mails()).filter(({ subject }) => subject.includes('live'))).toEqual([]);
    expect(await own(bike.id)).toMatchObject({ is_unconfirmed: false });
  });
});
