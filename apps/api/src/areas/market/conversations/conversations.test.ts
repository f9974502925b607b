import { conversationDetailSchema, conversationPageSchema, type ConversationDetail } from '@dopahiya/domain/market';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { conversationMessages, conversations, reports } from '../../../core/database/conversation-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { confirmedBrowser, listBike, meera, ravi, buildMessage } from '../../../testing/talking-people.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { DepartedMessages } from './departed-messages.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
const HOUR_MS = 3_600_000;

describe('conversations', () => {
  let database: Database;
  let api: SeededApp;
  let seller: AccountBrowser;
  let buyer: AccountBrowser;
  let stranger: AccountBrowser;
  let bike: { id: number; slug: string };
  const now = new Date(noon);

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({
      writes: plenty,
      talks: plenty,
      listings: plenty,
      signIns: plenty,
      registrations: plenty,
      confirmations: plenty,
    });
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' });
  });
  beforeEach(async () => {
    now.setTime(noon);
    await database.orm.delete(conversations);
    await database.orm.delete(reports);
    await database.orm.delete(users);
    [seller, buyer, stranger] = [
      await confirmedBrowser(api, database, asha),
      await confirmedBrowser(api, database, ravi),
      await confirmedBrowser(api, database, meera),
    ];
    bike = await listBike(seller);
  });
  afterAll(() => database.close());

  const ask = async (text: string | null = 'Is it still there?', more: object = {}) => {
    const { status, body } = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage(text, more));
    expect([status, body['detail'] ?? body['text']]).toEqual([201, undefined]);
    return conversationDetailSchema.parse(body);
  };
  const say = (who: AccountBrowser, id: number, text: string | null, more: object = {}) =>
    who.post(`conversations/${id}/messages/`, buildMessage(text, more));
  const read = async (who: AccountBrowser, id: number) =>
    conversationDetailSchema.parse((await who.send('GET', `conversations/${id}/`)).body);
  const unread = async (who: AccountBrowser) => (await who.send('GET', 'conversations/unread/')).body['count'];
  const decide = (who: AccountBrowser, { id }: { id: number }, offer: number, status: string) =>
    who.send('PATCH', `conversations/${id}/offers/${offer}/`, { status });
  const offerIn = ({ messages }: ConversationDetail) => messages.find(({ kind }) => kind === 'offer')?.offer?.id ?? 0;
  const textsOf = ({ messages }: ConversationDetail) => messages.map(({ text }) => text);

  it('lets a buyer ask and the seller answer, each seeing what the other wrote', async () => {
    const { id } = await ask('Are the bills there?');
    expect(await unread(seller)).toBe(1);
    expect(await read(seller, id)).toMatchObject({
      side: 'seller',
      other: 'Ravi',
      unread: 1,
      bike: { name: 'Vega 110, 2021', slug: bike.slug, price: 52_000, status: 'pending' },
      messages: [{ kind: 'text', is_own: false, text: 'Are the bills there?' }],
      closed: null,
    });
    expect((await say(seller, id, 'Yes, all of them.')).status).toBe(201);
    const { messages, other } = await read(buyer, id);
    expect([other, messages.map(({ is_own, text }) => [is_own, text])]).toEqual([
      'Asha',
      [
        [true, 'Are the bills there?'],
        [false, 'Yes, all of them.'],
      ],
    ]);
    expect([await unread(seller), await unread(buyer)]).toEqual([0, 1]);
    await buyer.post(`conversations/${id}/seen/`, { message: messages.at(-1)?.id });
    expect(await unread(buyer)).toBe(0);
  });

  it('is one conversation for a buyer and a listing, also when both begin it at once', async () => {
    const sent = await Promise.all(
      ['One?', 'Two?', 'Three?'].map((text) => buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage(text))),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body['id'])).size).toBe(1);
    const { body } = await buyer.send('GET', 'conversations/');
    expect(conversationPageSchema.parse(body).results).toHaveLength(1);
  });

  it('makes one message of a key, however often it is sent, and at once', async () => {
    const message = buildMessage('Is it still there?');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => buyer.post(`used-bikes/${bike.slug}/conversation/`, message)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await database.orm.select().from(conversationMessages)).toHaveLength(1);
    const { id } = await read(buyer, Number(answers[0]?.body['id']));
    expect((await buyer.post(`conversations/${id}/messages/`, message)).status).toBe(200);
    expect(await database.orm.select().from(conversationMessages)).toHaveLength(1);
  });

  it('takes what both write at the same moment, each telling the other', async () => {
    const { id } = await ask('Is it there?');
    for (let round = 1; round <= 15; round++) {
      const answers = await Promise.all([say(buyer, id, `Buyer ${round}`), say(seller, id, `Seller ${round}`)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    }
  });

  it('takes five messages without an answer, also when twelve come at once', async () => {
    const { id } = await ask('Is it there?');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => say(buyer, id, `Message ${number}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  it('takes what is agreed while the seller changes the listing', async () => {
    // The account must be old enough: a new one's listings would be held.
    await database.orm.update(users).set({ created_at: new Date('2025-01-01') });
    for (let round = 1; round <= 8; round++) {
      const listed = await listBike(seller);
      const begun = await buyer.post(
        `used-bikes/${listed.slug}/conversation/`,
        buildMessage('And this?', { offer: 48_000 }),
      );
      const { id } = begun.body as { id: number };
      await say(seller, id, null, { offer: 50_000 });
      const offers = (await read(buyer, id)).messages.flatMap(({ offer }) =>
        offer?.status === 'open' ? [offer.id] : [],
      );
      const answers = await Promise.all([
        decide(buyer, { id }, offers[0] ?? 0, 'accepted'),
        seller.send('PATCH', `used-bikes/${listed.id}/`, { revision: 1, expected_price: 51_000 }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  describe('somebody who takes no part', () => {
    it.each([
      ['reads it', 'GET', '', undefined],
      ['reads what stands before', 'GET', 'messages/?before=999999', undefined],
      ['writes', 'POST', 'messages/', { submission_key: 'key-of-a-stranger', text: 'Hello?' }],
      ['offers', 'POST', 'messages/', { submission_key: 'key-of-a-stranger', offer: 40_000 }],
      ['accepts an offer', 'PATCH', 'offers/OFFER/', { status: 'accepted' }],
      ['declines an offer', 'PATCH', 'offers/OFFER/', { status: 'declined' }],
      ['withdraws an offer', 'PATCH', 'offers/OFFER/', { status: 'withdrawn' }],
      ['marks it as seen', 'POST', 'seen/', { message: 1 }],
      ['shows a number', 'POST', 'number/', undefined],
      ['hides a number', 'DELETE', 'number/', undefined],
      ['blocks', 'POST', 'block/', undefined],
      ['unblocks', 'DELETE', 'block/', undefined],
    ])('%s not', async (_, method, within, json) => {
      const conversation = await ask('A secret question?', { offer: 48_000 });
      const path = within.replace('OFFER', String(offerIn(conversation)));
      const before = [await read(buyer, conversation.id), await read(seller, conversation.id)];
      const { status, body } = await stranger.send(method, `conversations/${conversation.id}/${path}`, json);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toMatch(/secret|48000|9876543210|vega/i);
      expect([await read(buyer, conversation.id), await read(seller, conversation.id)]).toEqual(before);
    });

    it('neither reports it nor finds it among their own', async () => {
      const { id } = await ask();
      const report = { subject: 'conversation', id, ground: 'scam' };
      expect((await stranger.post('reports/', report)).status).toBe(404);
      expect((await stranger.send('GET', 'conversations/')).body).toMatchObject({ count: 0, results: [] });
      expect((await stranger.send('GET', `used-bikes/${bike.slug}/conversation/`)).body).toEqual({
        conversation: null,
        is_own: false,
      });
      expect(await unread(stranger)).toBe(0);
    });

    it('needs to be signed in for each call', async () => {
      const nobody = new AccountBrowser(api.app);
      const calls = [
        ['GET', 'conversations/'],
        ['GET', 'conversations/unread/'],
        ['GET', 'conversations/mails/'],
        ['PATCH', 'conversations/mails/'],
        ['GET', 'conversations/1/'],
        ['GET', 'conversations/1/messages/'],
        ['POST', 'conversations/1/messages/'],
        ['PATCH', 'conversations/1/offers/1/'],
        ['POST', 'conversations/1/seen/'],
        ['POST', 'conversations/1/number/'],
        ['DELETE', 'conversations/1/number/'],
        ['POST', 'conversations/1/block/'],
        ['DELETE', 'conversations/1/block/'],
        ['GET', `used-bikes/${bike.slug}/conversation/`],
        ['POST', `used-bikes/${bike.slug}/conversation/`],
        ['POST', 'reports/'],
      ] as const;
      for (const [method, path] of calls) {
        const { status, headers } = await nobody.send(
          method,
          path,
          method === 'GET' ? undefined : buildMessage('Hello?'),
        );
        expect([status, path]).toEqual([401, path]);
        expect(headers.get('set-cookie')).toBeNull();
      }
    });
  });

  it('is kept by no cache', async () => {
    const { id } = await ask();
    for (const path of [
      'conversations/',
      'conversations/unread/',
      `conversations/${id}/`,
      `used-bikes/${bike.slug}/conversation/`,
    ])
      expect((await buyer.send('GET', path)).headers.get('cache-control')).toBe('no-store');
  });

  it('asks a buyer to confirm a mail address first', async () => {
    await database.orm.update(users).set({ email_verified_at: null }).where(eq(users.username, 'ravi'));
    const { status, body } = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Is it there?'));
    expect([status, body['detail']]).toEqual([403, expect.stringContaining('Confirm your email first')]);
  });

  it('lets nobody ask about their own bike, a sample, or one that is not on sale', async () => {
    expect((await seller.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Me?'))).body['detail']).toContain(
      'your listing',
    );
    await seller.send('PATCH', `used-bikes/${bike.id}/`, { revision: 1, status: 'sold' });
    const sold = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Still there?'));
    expect([sold.status, sold.body['detail']]).toEqual([400, expect.stringContaining('no longer for sale')]);
    expect((await buyer.post('used-bikes/nothing-here/conversation/', buildMessage('Hm?'))).status).toBe(404);
  });

  describe('an offer', () => {
    it('that is accepted marks the bike as agreed on for 48 hours, and both see it', async () => {
      const conversation = await ask('Would you take less?', { offer: 48_000 });
      const { body } = await decide(seller, conversation, offerIn(conversation), 'accepted');
      const until = new Date(noon + 48 * HOUR_MS).toISOString();
      expect(conversationDetailSchema.parse(body)).toMatchObject({
        bike: { agreed_until: until },
        messages: [
          { offer: { status: 'accepted', agreed_until: until } },
          { kind: 'accepted', is_own: true, offer: { amount: 48_000 } },
        ],
      });
      expect(await read(buyer, conversation.id)).toMatchObject({ bike: { agreed_until: until }, unread: 1 });
      expect((await api.get(`/api/used-bikes/${bike.slug}/`)).body).toMatchObject({ agreed_until: until });
      now.setTime(noon + 49 * HOUR_MS);
      await buyer.signIn(ravi);
      expect((await read(buyer, conversation.id)).bike.agreed_until).toBeNull();
    });

    it('is accepted once: another for the same bike waits until that has ended', async () => {
      const first = await ask(null, { offer: 48_000 });
      const { body } = await stranger.post(
        `used-bikes/${bike.slug}/conversation/`,
        buildMessage(null, { offer: 50_000 }),
      );
      const second = conversationDetailSchema.parse(body);
      const answers = await Promise.all([
        decide(seller, first, offerIn(first), 'accepted'),
        decide(seller, second, offerIn(second), 'accepted'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const won = answers[0]?.status === 200 ? first : second;
      const lost = won === first ? second : first;
      expect((await decide(seller, won, offerIn(won), 'ended')).status).toBe(200);
      expect((await decide(seller, lost, offerIn(lost), 'accepted')).status).toBe(200);
    });

    it('is decided by the other side alone, withdrawn by who made it, and replaced by the next', async () => {
      const conversation = await ask(null, { offer: 48_000 });
      const offer = offerIn(conversation);
      expect((await decide(buyer, conversation, offer, 'accepted')).status).toBe(400);
      expect((await decide(seller, conversation, offer, 'withdrawn')).status).toBe(400);
      expect((await decide(seller, conversation, offer, 'ended')).status).toBe(400);
      await say(seller, conversation.id, 'Not that low.', { offer: 51_000 });
      expect((await decide(seller, conversation, offer, 'accepted')).status).toBe(400);
      const { messages } = await read(buyer, conversation.id);
      expect(messages.map(({ offer: one }) => one?.status)).toEqual(['withdrawn', 'open']);
      expect((await decide(buyer, conversation, messages[1]?.offer?.id ?? 0, 'declined')).status).toBe(200);
      await say(seller, conversation.id, 'My last word.', { offer: 50_000 });
      const offers = (await read(buyer, conversation.id)).messages.flatMap(({ offer: one }) => one ?? []);
      const statuses = new Map(offers.map(({ id, status }) => [id, status]));
      expect([...statuses.values()]).toEqual(['withdrawn', 'declined', 'open']);
      const counter = [...statuses.keys()].at(-1) ?? 0;
      expect((await decide(buyer, conversation, counter, 'accepted')).status).toBe(200);
      expect((await decide(buyer, conversation, counter, 'accepted')).status).toBe(200);
      expect((await read(buyer, conversation.id)).messages).toHaveLength(5);
    });

    it('of another conversation is none of this one', async () => {
      const first = await ask(null, { offer: 48_000 });
      const { body } = await stranger.post(
        `used-bikes/${bike.slug}/conversation/`,
        buildMessage(null, { offer: 50_000 }),
      );
      const second = conversationDetailSchema.parse(body);
      expect((await decide(seller, first, offerIn(second), 'accepted')).status).toBe(404);
    });
  });

  describe('first messages', () => {
    it.each([
      ['Call 98765 43210', 'number'],
      ['nau aath saat chhe paanch chaar teen do ek shunya', 'number'],
      ['https://pay.example', 'link'],
      ['ravi@okaxis', 'payment'],
    ])('with %s are held back and explained, in codes too', async (text, reason) => {
      const { status, body } = await buyer.post(
        `used-bikes/${bike.slug}/conversation/`,
        buildMessage(text, { is_insisted: true }),
      );
      expect([status, body['text']]).toEqual([400, [expect.stringContaining('Message not sent')]]);
      expect(body['held']).toEqual([reason]);
      expect(await database.orm.select().from(conversations)).toEqual([]);
    });

    it('that only look so go when their writer says that they hold none of it', async () => {
      const text = 'Is mybikes.in yours?';
      const { status, body } = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage(text));
      expect([status, body['held']]).toEqual([400, ['link', 'in_doubt']]);
      await ask(text, { is_insisted: true });
    });

    it('are those before the other has answered, and the first of who answers', async () => {
      const { id } = await ask();
      expect((await say(buyer, id, 'Call 98765 43210')).status).toBe(400);
      expect((await say(seller, id, 'Call 98765 43210')).status).toBe(400);
      expect((await say(seller, id, 'Yes, it is here.')).status).toBe(201);
      expect((await say(buyer, id, 'Then call 98765 43210')).status).toBe(201);
      expect((await say(seller, id, 'And mine is 98765 43211')).status).toBe(201);
    });
  });

  it('shows the seller’s number in one conversation, until it is taken back, and nowhere else', async () => {
    const { id } = await ask();
    const { body } = await stranger.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Is it there?'));
    expect([(await read(buyer, id)).number, (await read(seller, id)).number]).toEqual([null, '9876543210']);
    expect((await buyer.post(`conversations/${id}/number/`)).status).toBe(404);
    expect((await seller.post(`conversations/${id}/number/`)).status).toBe(200);
    expect(await read(buyer, id)).toMatchObject({ number: '9876543210', is_number_shown: true });
    expect((await read(stranger, Number(body['id']))).number).toBeNull();
    const talksOf = async () => {
      const { results } = (await seller.send('GET', 'conversations/')).body as { results: { id: number }[] };
      return results.map((talk) => talk.id);
    };
    expect(await talksOf()).toEqual([body['id'], id]);
    now.setTime(noon + 60_000);
    await say(buyer, id, 'I would come tomorrow.');
    expect(await talksOf()).toEqual([id, body['id']]);
    const elsewhere = [
      (await buyer.send('GET', 'conversations/')).body,
      (await api.get(`/api/used-bikes/${bike.slug}/`)).body,
      (await api.get('/api/used-bikes/')).body,
    ];
    expect(JSON.stringify(elsewhere)).not.toContain('9876543210');
    await seller.send('DELETE', `conversations/${id}/number/`);
    const after = await read(buyer, id);
    expect([after.number, after.messages.map(({ kind }) => kind)]).toEqual([
      null,
      ['text', 'number_shown', 'text', 'number_hidden'],
    ]);
  });

  it('closes a conversation while one of the two blocks the other, and with it all that they might begin', async () => {
    const { id } = await ask();
    expect((await seller.post(`conversations/${id}/block/`)).body).toMatchObject({
      closed: 'blocked',
      is_blocked_by_me: true,
    });
    const refused = await say(buyer, id, 'Hello?');
    expect([refused.status, refused.body['detail']]).toEqual([400, expect.stringContaining('closed')]);
    expect((await read(buyer, id)).is_blocked_by_me).toBe(false);
    const next = await listBike(seller);
    expect((await buyer.post(`used-bikes/${next.slug}/conversation/`, buildMessage('And this one?'))).status).toBe(400);
    expect((await say(seller, id, 'Never mind.')).status).toBe(400);
    await seller.send('DELETE', `conversations/${id}/block/`);
    expect((await say(buyer, id, 'Hello again')).status).toBe(201);
  });

  it('takes reports of both sides, once for each, and of listings', async () => {
    const { id } = await ask();
    const report = { subject: 'conversation', id, ground: 'scam', note: 'Wants a token first.' };
    for (const who of [buyer, seller, buyer]) expect((await who.post('reports/', report)).status).toBe(201);
    expect((await buyer.post('reports/', { subject: 'listing', id: bike.id, ground: 'false' })).status).toBe(201);
    expect((await buyer.post('reports/', { subject: 'listing', id: 999_999, ground: 'false' })).status).toBe(404);
    expect((await database.orm.select().from(reports)).map(({ subject }) => subject).toSorted()).toEqual([
      'conversation',
      'conversation',
      'listing',
    ]);
  });

  it.each([
    ['no words and no offer', {}, 'text'],
    ['blanks', { text: '   ' }, 'text'],
    ['1,001 characters', { text: 'x'.repeat(1001) }, 'text'],
    ['the character NUL', { text: 'a\0b' }, 'text'],
    ['control characters', { text: 'a\u0007b' }, 'text'],
    ['a list', { text: ['Hello'] }, 'text'],
    ['an offer of one rupee', { offer: 1 }, 'offer'],
    ['an offer without end', { offer: 1e12 }, 'offer'],
    ['an offer in words', { offer: 'much' }, 'offer'],
    ['no key', { text: 'Hello?', submission_key: '' }, 'submission_key'],
  ])('refuses %s and says so', async (_, message, field) => {
    const { status, body } = await buyer.post(`used-bikes/${bike.slug}/conversation/`, {
      ...buildMessage(null),
      ...message,
    });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('refuses 20 kB and direction marks, and keeps markup as text', async () => {
    const huge = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('x'.repeat(20_000)));
    expect([huge.status, huge.body['detail']]).toEqual([413, expect.stringContaining('larger than 16 kB')]);
    const turned = await buyer.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('\u202Eis it there?'));
    expect([turned.status, turned.body]).toEqual([
      400,
      expect.objectContaining({ text: ['Remove control characters.'] }),
    ]);
    const { messages } = await ask('<script>alert(1)</script> is it there?');
    expect(messages[0]?.text).toBe('<script>alert(1)</script> is it there?');
  });

  it('stops a flood: five without an answer, and twenty bikes a day', async () => {
    const { id } = await ask('1?');
    for (const text of ['2?', '3?', '4?', '5?']) expect((await say(buyer, id, text)).status).toBe(201);
    const refused = await say(buyer, id, '6?');
    expect([refused.status, refused.body['detail']]).toEqual([429, expect.stringContaining('unanswered')]);
    await seller.post(`conversations/${id}/number/`);
    await seller.send('DELETE', `conversations/${id}/number/`);
    for (const text of ['Slowly.', 'It is still here.', 'It runs well.', 'It is clean.', 'Come and see.'])
      expect((await say(seller, id, text)).status).toBe(201);
    expect((await say(seller, id, 'Well?')).status).toBe(429);
    expect((await say(buyer, id, '6?')).status).toBe(201);
    await database.orm.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, bike.id));
    // The account must be old enough: a new one's listings would be held.
    await database.orm.update(users).set({ created_at: new Date('2025-01-01') });
    const statuses: number[] = [];
    for (let number = 0; number < 20; number++) {
      const next = await listBike(seller).catch(() => bike);
      statuses.push((await buyer.post(`used-bikes/${next.slug}/conversation/`, buildMessage('And this?'))).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(19);
    expect(statuses.at(-1)).toBe(429);
  });

  it('reads a long conversation in parts', async () => {
    const { id } = await ask('0');
    const [who, other] = [buyer, seller];
    for (let number = 1; number < 56; number++) await say(number % 2 ? other : who, id, String(number));
    const last = await read(buyer, id);
    expect([last.messages.length, last.has_earlier, last.messages[0]?.text]).toEqual([50, true, '6']);
    const { body } = await buyer.send('GET', `conversations/${id}/messages/?before=${last.messages[0]?.id}`);
    expect(body).toMatchObject({ has_earlier: false, messages: [{ text: '0' }, {}, {}, {}, {}, { text: '5' }] });
  });

  describe('an account that is deleted', () => {
    it('hides its words from the other side, and they are gone after 30 days', async () => {
      const conversation = await ask('My secret question?', { offer: 48_000 });
      await say(seller, conversation.id, 'My answer.');
      await decide(seller, conversation, offerIn(conversation), 'accepted');
      expect((await buyer.send('DELETE', 'users/me/', { password: ravi.password })).status).toBe(200);
      const left = await read(seller, conversation.id);
      expect(left).toMatchObject({ other: null, closed: 'gone', bike: { agreed_until: null } });
      expect([left.messages[0]?.is_deleted, textsOf(left)]).toEqual([true, [null, 'My answer.', null]]);
      const words = async () => (await database.orm.select().from(conversationMessages)).map(({ text }) => text);
      const tidy = new DepartedMessages(database.orm, () => now);
      now.setTime(noon + 29 * 24 * HOUR_MS);
      await tidy.forget();
      expect(await words()).toContain('My secret question?');
      now.setTime(noon + 31 * 24 * HOUR_MS);
      await tidy.forget();
      expect((await words()).toSorted()).toEqual(['', '', 'My answer.']);
      await seller.signIn();
      await seller.send('DELETE', 'users/me/', { password: asha.password });
      now.setTime(noon + 62 * 24 * HOUR_MS);
      await tidy.forget();
      expect(await database.orm.select().from(conversations)).toEqual([]);
    });

    it('leaves the buyer of its listing what they wrote', async () => {
      const { id } = await ask('My own question?');
      await seller.send('DELETE', 'users/me/', { password: asha.password });
      expect(await read(buyer, id)).toMatchObject({
        closed: 'gone',
        number: null,
        bike: { name: 'Vega 110, 2021', slug: null },
        messages: [{ text: 'My own question?' }],
      });
    });
  });

  it('closes when the listing is deleted or held, and keeps what was said', async () => {
    const { id } = await ask();
    await database.orm.update(listings).set({ status: 'held', reason: 'Looked into.' }).where(eq(listings.id, bike.id));
    expect((await read(buyer, id)).closed).toBe('listing');
    await seller.send('DELETE', `used-bikes/${bike.id}/`);
    expect(await read(buyer, id)).toMatchObject({ closed: 'listing', bike: { name: 'Vega 110, 2021', slug: null } });
    expect((await say(seller, id, 'Sorry.')).status).toBe(400);
  });

  it('stands in what somebody takes with them, without what was hidden from them', async () => {
    const { id } = await ask('Are the bills there?', { offer: 48_000 });
    await say(seller, id, 'Yes.');
    await buyer.post('reports/', { subject: 'conversation', id, ground: 'scam', note: 'Wants a token.' });
    await buyer.post(`conversations/${id}/block/`, {});
    const { body } = await buyer.send('GET', 'users/me/export/');
    expect(body).toMatchObject({
      reports: [{ subject: 'conversation', number: id, ground: 'scam', note: 'Wants a token.' }],
      blocks: [{ since: expect.any(String) as string }],
      message_mails_off_since: null,
    });
    expect(body['conversations']).toMatchObject([
      {
        bike: 'Vega 110, 2021',
        side: 'buyer',
        messages: [
          { from: 'me', kind: 'offer', text: 'Are the bills there?', amount: 48_000 },
          { from: 'other', kind: 'text', text: 'Yes.', amount: null },
        ],
      },
    ]);
  });
});
