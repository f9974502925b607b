import {
  type ModerationCase,
  moderationCasePageSchema,
  type ModerationDecision,
  moderationDecisionPageSchema,
  moderationDecisionSchema,
} from '@dopahiya/domain/moderation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactors, sessions, users } from '../../../core/database/account-schema.ts';
import { conversationOffers, conversations, reports } from '../../../core/database/conversation-schema.ts';
import { figureReports } from '../../../core/database/figure-report-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { outbox } from '../../../core/database/outbox-schema.ts';
import { reportHolds } from '../../../core/database/report-hold-schema.ts';
import { reviews } from '../../../core/database/review-schema.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { idOf, moderatorBrowser } from '../../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { confirmedBrowser, listBike, meera, ravi, buildMessage } from '../../../testing/talking-people.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
const person = (username: string) => ({ ...asha, username, email: `${username}@example.test`, first_name: username });
const reason = 'We have looked at it.';

let visitors = 0;

describe('moderation', () => {
  let database: Database;
  let api: SeededApp;
  let seller: AccountBrowser;
  let readers: AccountBrowser[];
  let moderator: AccountBrowser;
  let other: AccountBrowser;
  let bike: { id: number; slug: string };
  const now = new Date(noon);

  beforeAll(async () => {
    database = await openTestDatabase();
    const names = ['writes', 'talks', 'listings', 'reviews', 'reports', 'signIns', 'registrations'] as const;
    const limits = testLimits(Object.fromEntries([...names, 'confirmations'].map((name) => [name, plenty])));
    api = await seededApp(database, now, { limits, siteOrigin: 'https://site.test' });
    seller = await confirmedBrowser(api, database, asha);
    readers = [
      await confirmedBrowser(api, database, ravi),
      await confirmedBrowser(api, database, meera),
      await confirmedBrowser(api, database, person('kiran')),
    ];
    [moderator, other] = [
      await moderatorBrowser(api, database, person('nila')),
      await moderatorBrowser(api, database, person('omar')),
    ];
    // Accounts must be old enough: listings of new ones would be held, and their reports would not count.
    await ageAccounts();
  });
  beforeEach(async () => {
    now.setTime(noon);
    const tables = [moderationDecisions, conversations, reports, reportHolds, figureReports, outbox];
    for (const table of tables) await database.orm.delete(table);
    await database.orm.delete(reviews).where(eq(reviews.is_sample, false));
    await database.orm.delete(listings).where(eq(listings.is_sample, false));
    bike = await listBike(seller);
    await database.orm.delete(outbox);
  });
  afterAll(() => database.close());

  const ageAccounts = () => {
    const longAgo = new Date('2025-01-01');
    return database.orm.update(users).set({ created_at: longAgo, email_verified_at: longAgo });
  };
  const report = (who: AccountBrowser | undefined, subject: string, id: number, more: object = {}) =>
    (who ?? seller).post('reports/', { subject, id, ground: 'scam', note: 'Wants money', ...more });
  const reportByAll = async (subject: string, id: number) => {
    const answers = await Promise.all(readers.map((reader) => report(reader, subject, id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  };
  const cases = async (query = ''): Promise<ModerationCase[]> => {
    const { status, body } = await moderator.send('GET', `moderation/cases/${query}`);
    expect([status, body['detail']]).toEqual([200, undefined]);
    return moderationCasePageSchema.parse(body).results;
  };
  const log = async (): Promise<ModerationDecision[]> =>
    moderationDecisionPageSchema.parse((await moderator.send('GET', 'moderation/decisions/')).body).results;
  const decide = (subject: string, subject_id: number, decision: string, more: object = {}) =>
    moderator.post('moderation/decisions/', { subject, subject_id, decision, reason, ...more });
  const decided = async (subject: string, id: number, decision: string) => {
    const { status, body } = await decide(subject, id, decision);
    expect([status, body['detail']]).toEqual([201, undefined]);
    return moderationDecisionSchema.parse(body);
  };
  const reverse = (id: number, who = moderator) =>
    who.post(`moderation/decisions/${id}/reversal/`, { reason: 'The papers were shown.' });
  const listing = async () => {
    const [row] = await database.orm.select().from(listings).where(eq(listings.id, bike.id));
    return [row?.status, row?.reason];
  };
  const told = async () => {
    const mails = await database.orm.select().from(outbox).orderBy(outbox.id);
    return mails
      .filter(({ kind }) => kind === 'decision')
      .map(({ mail }) => (JSON.parse(mail) as { letter: { subject: string } }).letter.subject);
  };
  const addPhoto = async () => {
    const facts = { listing_id: bike.id, position: 0, widths: [640], width: 640, height: 480 };
    const name = 'photo-of-a-test';
    const [photo] = await database.orm
      .insert(listingPhotos)
      .values({ ...facts, key: name, shown_as: name, added_at: now })
      .returning();
    return photo?.id ?? 0;
  };
  const photosFor = async (who: AccountBrowser, path: string) => {
    const { body } = await who.send('GET', path);
    return (body['images'] as { id: number | null }[]).map(({ id }) => id);
  };
  const addReview = async () => {
    const text = 'It climbs the ghat and never complains.';
    const { body } = await seller.post('reviews/', { bike: 'vega-110', rating: 4, text });
    return Number(body['id']);
  };
  const ask = async (who: AccountBrowser | undefined) => {
    const { body } = await (who ?? seller).post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Is it there?'));
    return Number(body['id']);
  };
  const say = (who: AccountBrowser, id: number) => who.post(`conversations/${id}/messages/`, buildMessage('And now?'));

  describe('every call', () => {
    const calls = [
      ['GET', 'moderation/cases/', undefined],
      ['GET', 'moderation/decisions/', undefined],
      ['POST', 'moderation/decisions/', { subject: 'listing', subject_id: 1, decision: 'allow', reason }],
      ['POST', 'moderation/decisions/1/reversal/', { reason }],
      ['GET', 'moderation/reports/1/', undefined],
      ['POST', 'moderation/reports/1/undo/', { reason }],
    ] as const;

    it('is described, each of them', async () => {
      const { body } = await api.get<{ paths: Record<string, object> }>('/api/openapi.json');
      const described = Object.entries(body.paths).filter(([path]) => path.startsWith('/api/moderation/'));
      expect(described.flatMap(([, methods]) => Object.keys(methods))).toHaveLength(calls.length);
    });

    it.each(calls)('is refused to who may not make it: %s %s', async (method, path, json) => {
      const answer = async (who: AccountBrowser) => {
        const { status, headers, body } = await who.send(method, path, json);
        return [status, headers.get('cache-control'), String(body['detail'])];
      };
      const stranger = await confirmedBrowser(api, database, person(`visitor-${++visitors}`));
      const privately = expect.stringContaining('no-store') as string;
      const me = await idOf(database, person(`visitor-${visitors}`));
      expect(await answer(stranger)).toEqual([403, privately, expect.stringContaining('Only moderators')]);
      await database.orm.update(users).set({ role: 'moderator' }).where(eq(users.id, me));
      expect(await answer(stranger)).toEqual([403, privately, expect.stringContaining('two-step sign-in')]);
      const moment = { begun_at: now, confirmed_at: now };
      await database.orm.insert(secondFactors).values({ user_id: me, sealed_secret: 'of no app', ...moment });
      expect(await answer(stranger)).toEqual([403, privately, expect.stringContaining('without a code')]);
      const prove = (proved_at: Date) =>
        database.orm.update(sessions).set({ proved_at }).where(eq(sessions.user_id, me));
      // Signed in with a code from before the current second factor was confirmed.
      await prove(new Date(now.getTime() - 60_000));
      expect(await answer(stranger)).toEqual([403, privately, expect.stringContaining('without a code')]);
      await prove(now);
      expect((await answer(stranger))[0]).not.toBe(403);
      await database.orm.update(users).set({ role: null }).where(eq(users.id, me));
      expect((await answer(stranger))[0]).toBe(403);
      stranger.access = '';
      expect(await answer(stranger)).toEqual([401, privately, expect.stringContaining('signed out')]);
    });

    it('keeps its answers out of every cache', async () => {
      const { headers } = await moderator.send('GET', 'moderation/cases/');
      expect(headers.get('cache-control')).toBe('private, no-store');
    });

    it.each([
      [{}],
      [{ subject: 'person', subject_id: 1, decision: 'allow', reason }],
      [{ subject: 'listing', subject_id: 'x', decision: 'allow', reason }],
      [{ subject: 'listing', subject_id: 1, decision: 'perhaps', reason }],
      [{ subject: 'listing', subject_id: 1, decision: 'allow', reason: 'No' }],
      [{ subject: 'listing', subject_id: 1, decision: 'allow', reason: 'x'.repeat(501) }],
      [{ subject: 'listing', subject_id: 1, decision: 'allow', reason, mark: 'x' }],
    ])('says what is wrong with %j', async (body) => {
      const answer = await moderator.post('moderation/decisions/', body);
      expect(answer.status).toBe(400);
    });

    it('takes hostile reasons as text, or says why not', async () => {
      for (const [, text] of hostileTexts()) {
        const { status } = await decide('listing', bike.id, 'allow', { reason: `Because ${text}` });
        expect([400, 409, 413]).toContain(status);
      }
    });

    it('knows no decision of a number that is none', async () => {
      for (const id of ['0', '999', 'x', '99999999999999999999'])
        expect((await moderator.post(`moderation/decisions/${id}/reversal/`, { reason })).status).toBe(404);
      expect((await decide('photo', 999, 'allow')).status).toBe(404);
    });
  });

  it('tells who is signed in that they are a moderator, and nobody else', async () => {
    expect([(await moderator.me()).body['role'], (await seller.me()).body['role']]).toEqual(['moderator', null]);
  });

  it('lists what is held, reported or waits, the oldest first, page by page', async () => {
    const review = await addReview();
    now.setTime(noon + 60_000);
    await report(readers[0], 'listing', bike.id, { note: 'Not this bike' });
    now.setTime(noon + 120_000);
    const figure = { bike: 'vega-110', field: 'mileage', value: '41 kmpl' };
    for (let count = 0; count < 2; count++) await api.post('/api/figure-reports/', figure);
    const found = await cases();
    expect(found.map(({ subject, state }) => [subject, state])).toEqual([
      ['review', 'waiting'],
      ['listing', 'shown'],
      ['figure', 'shown'],
    ]);
    expect(found[0]).toMatchObject({ id: `review-${review}`, words: [{ side: 'author' }], reports: [], path: null });
    expect(found[1]).toMatchObject({
      title: 'Vega 110, 2021: ₹52,000',
      path: `/bikes/${bike.slug}`,
      reports: [{ ground: 'scam', note: 'Not this bike' }],
      words: [{ side: 'seller', text: expect.stringContaining('One owner') }],
      holds: [],
      decisions: [],
    });
    expect(found[2]?.words).toEqual([
      { side: 'catalogue', text: 'not known' },
      { side: 'visitor', text: '41 kmpl (2 times)' },
    ]);
    expect((await cases('?subject=listing')).map(({ subject }) => subject)).toEqual(['listing']);
    expect((await cases('?limit=1&page=2')).map(({ subject }) => subject)).toEqual(['listing']);
    expect((await moderator.send('GET', 'moderation/cases/?limit=1&page=4')).status).toBe(404);
    expect(JSON.stringify(found)).not.toContain('example.test');
  });

  it('takes no report of what is one’s own', async () => {
    const own: [string, number][] = [
      ['listing', bike.id],
      ['photo', await addPhoto()],
      ['review', await addReview()],
    ];
    for (const [subject, id] of own) {
      const { status, body } = await report(seller, subject, id);
      expect([subject, status, body['detail']]).toEqual([subject, 400, expect.stringContaining('your own')]);
      expect((await report(readers[0], subject, id)).status).toBe(201);
    }
    expect(await database.orm.$count(reports)).toBe(own.length);
  });

  it('asks as much of the database for many cases as for few', async () => {
    const others = [await listBike(seller), await listBike(seller)];
    for (const { id } of [bike, ...others.slice(0, 1)]) await report(readers[0], 'listing', id);
    const { queries } = await countQueries(database, () => cases());
    for (const { id } of others) for (const reader of readers.slice(0, 2)) await report(reader, 'listing', id);
    expect(await cases()).toHaveLength(3);
    expect((await countQueries(database, () => cases())).queries).toBeLessThanOrEqual(queries);
  });

  it('has all that whoever decides should know: the bike, its seller, offers, who reported, and other cases', async () => {
    const [buyer, reporter] = readers;
    const { body } = await (buyer ?? seller).post(
      `used-bikes/${bike.slug}/conversation/`,
      buildMessage(null, { offer: 48_000 }),
    );
    const talk = Number(body['id']);
    const second = await listBike(seller, { model: 'S1', brand: 'surya' });
    await report(buyer, 'listing', second.id);
    const refusal = await decided('listing', second.id, 'refuse');
    await report(buyer, 'conversation', talk);
    await report(reporter, 'listing', bike.id);
    const found = await cases();
    const [listed, talked] = ['listing', 'conversation'].map((kind) => found.find(({ subject }) => subject === kind));
    expect(listed).toMatchObject({
      bike: {
        year: 2021,
        km: 18_400,
        price: 52_000,
        owner: '1st',
        condition: 'good',
        registration: 'DL01',
        city: 'Delhi',
      },
      people: [
        { role: 'seller', name: 'Asha', since: '2025-01-01T00:00:00.000Z', is_confirmed: true, refused: 1, frauds: 0 },
      ],
      offers: [{ side: 'buyer', buyer: 'Ravi', amount: 48_000, status: 'open', at: now.toISOString() }],
      reports: [{ ground: 'scam', note: 'Wants money', by: { name: 'Meera', reports: 1, wrong: 0 } }],
    });
    expect(listed?.people[0]).toMatchObject({ on_sale: 1, sold: 0, listed: expect.any(Number) });
    expect(listed?.related).toMatchObject([
      { subject: 'conversation', subject_id: talk, of: 'listing', is_open: true, decision: null },
      {
        id: `listing-${second.id}`,
        title: expect.stringContaining('Surya'),
        of: 'person',
        is_open: false,
        decision: 'refuse',
      },
    ]);
    expect(talked?.people.map(({ role, name }) => [role, name])).toEqual([
      ['seller', 'Asha'],
      ['buyer', 'Ravi'],
    ]);
    expect([talked?.offers.length, talked?.bike?.km]).toEqual([1, 18_400]);
    await reverse(refusal.id);
    const again = (await cases('?subject=conversation'))[0];
    expect(again?.people[0]).toMatchObject({ refused: 0 });
  });

  it('counts reports of a reporter that were found wrong, and knows none once their account is gone', async () => {
    await report(readers[0], 'listing', bike.id);
    const { id } = await decided('listing', bike.id, 'allow');
    const second = await listBike(seller);
    await report(readers[0], 'listing', second.id);
    expect((await cases())[0]?.reports).toMatchObject([{ by: { name: 'Ravi', reports: 2, wrong: 1 } }]);
    await reverse(id);
    const rightAgain = { by: { name: 'Ravi', reports: 2, wrong: 0 } };
    expect((await cases()).map(({ reports: of }) => of)).toMatchObject([[rightAgain], [rightAgain]]);
    await decided('listing', bike.id, 'allow');
    await database.orm.update(reports).set({ reporter_id: null });
    expect((await cases())[0]?.reports).toMatchObject([{ by: null }]);
  });

  it('names at most ten other cases, and twenty offers', async () => {
    const others = await Promise.all(Array.from({ length: 11 }, () => listBike(seller)));
    for (const { id } of [bike, ...others]) await report(readers[0], 'listing', id);
    const talk = await ask(readers[1]);
    const offers = Array.from({ length: 25 }, (_, place) => ({
      conversation_id: talk,
      side: 'buyer' as const,
      status: 'withdrawn' as const,
      amount: 40_000 + place,
    }));
    await database.orm.insert(conversationOffers).values(offers);
    const found = (await cases()).find(({ subject_id }) => subject_id === bike.id);
    expect([found?.related.length, found?.offers.length, found?.offers[0]?.amount]).toEqual([10, 20, 40_024]);
  });

  it('leaves out what is gone', async () => {
    await report(readers[0], 'listing', bike.id);
    await seller.send('DELETE', `used-bikes/${bike.id}/`);
    expect(await cases()).toEqual([]);
    expect((await decide('listing', bike.id, 'allow')).status).toBe(404);
  });

  describe('reports of three accounts', () => {
    it('hold a listing at once, and its seller reads why', async () => {
      await reportByAll('listing', bike.id);
      expect(await listing()).toEqual(['held', 'Several people have reported it.']);
      expect(await told()).toEqual(['Your listing is on hold']);
      expect(await cases()).toMatchObject([{ subject: 'listing', state: 'held', holds: ['reports'], path: null }]);
      expect((await api.get(`/api/used-bikes/${bike.slug}/`)).status).not.toBe(200);
    });

    it('hold a listing, whose photos are found by no address that somebody kept', async () => {
      const photo = await addPhoto();
      const shownAs = async () =>
        (await database.orm.select().from(listingPhotos).where(eq(listingPhotos.id, photo)))[0]?.shown_as;
      await reportByAll('listing', bike.id);
      const held = await shownAs();
      expect(held).toMatch(/^[0-9a-f]{32}$/);
      await decided('listing', bike.id, 'refuse');
      expect(await shownAs()).toBe(held);
    });

    it('hide a photo at once, but not from its seller', async () => {
      const photo = await addPhoto();
      await reportByAll('photo', photo);
      expect(await photosFor(seller, `used-bikes/my_bikes/${bike.id}/`)).toEqual([photo]);
      expect(await photosFor(seller, `used-bikes/${bike.slug}/`)).not.toContain(photo);
      expect(await cases()).toMatchObject([
        {
          subject: 'photo',
          state: 'held',
          photos: [expect.stringMatching(/^\/media\/listings\/[0-9a-f]{32}-640\.jpg$/)],
        },
      ]);
      await decided('photo', photo, 'allow');
      expect(await photosFor(seller, `used-bikes/${bike.slug}/`)).toEqual([photo]);
      expect(await told()).toEqual(['Your photo is on hold', 'Your photo is open again']);
    });

    it('hide no photo that was there when its listing was verified, but one that was added since', async () => {
      const photo = await addPhoto();
      const verifiedAt = (moment: number) =>
        database.orm.update(listings).set({ status: 'active', verified_at: new Date(moment) });
      await verifiedAt(noon);
      await reportByAll('photo', photo);
      expect(await photosFor(seller, `used-bikes/${bike.slug}/`)).toEqual([photo]);
      await decided('photo', photo, 'allow');
      await database.orm.delete(reports);
      await database.orm.delete(moderationDecisions);
      await verifiedAt(noon - 1000);
      await reportByAll('photo', photo);
      expect(await photosFor(seller, `used-bikes/${bike.slug}/`)).not.toContain(photo);
    });

    it('hide a review at once', async () => {
      const review = await addReview();
      await decided('review', review, 'allow');
      const shown = async () =>
        (await api.get<{ results: { id: number }[] }>('/api/reviews/?bike=vega-110')).body.results.map(({ id }) => id);
      expect(await shown()).toContain(review);
      await reportByAll('review', review);
      expect(await shown()).not.toContain(review);
      expect(await cases()).toMatchObject([{ subject: 'review', state: 'held', holds: ['reports'] }]);
      await decided('review', review, 'refuse');
      expect(await told()).toEqual([
        'Your review is published',
        'Your review is on hold',
        'Your review was not published',
      ]);
    });

    it('close conversations with the person whom all three report', async () => {
      const talks = [await ask(readers[0]), await ask(readers[1]), await ask(readers[2])];
      for (const [place, reader] of readers.entries()) {
        expect((await say(reader, talks[place] ?? 0)).status).toBe(201);
        await report(reader, 'conversation', talks[place] ?? 0);
      }
      for (const [place, reader] of readers.entries())
        for (const who of [reader, seller])
          expect(await say(who, talks[place] ?? 0)).toMatchObject({
            status: 400,
            body: { detail: expect.stringContaining('while we check a report') },
          });
      const { body } = await seller.send('GET', `conversations/${talks[0]}/`);
      expect(body['closed']).toBe('reported');
      const found = await cases('?subject=conversation');
      expect(found).toHaveLength(3);
      expect(found[0]).toMatchObject({
        state: 'held',
        words: [{ text: 'Is it there?' }, { side: 'buyer', text: 'And now?' }],
        path: null,
      });
      await decided('conversation', talks[0] ?? 0, 'allow');
      expect((await say(readers[0] ?? seller, talks[0] ?? 0)).status).toBe(201);
      await decided('conversation', talks[1] ?? 0, 'refuse');
      expect((await say(seller, talks[1] ?? 0)).body['detail']).toContain('closed this conversation');
    });

    it('hold nothing when one is of an account without a confirmed address', async () => {
      const isMeera = eq(users.email, meera.email);
      await database.orm.update(users).set({ email_verified_at: null }).where(isMeera);
      const answers = await Promise.all(readers.map((reader) => report(reader, 'listing', bike.id)));
      await ageAccounts();
      expect(answers.map(({ status }) => status)).toEqual([201, 403, 201]);
      expect((await listing())[0]).toBe('pending');
    });

    it('hold nothing when one account sends them all', async () => {
      for (const ground of ['scam', 'false', 'rude']) await report(readers[0], 'listing', bike.id, { ground });
      expect((await listing())[0]).toBe('pending');
      expect((await cases())[0]?.reports).toHaveLength(1);
    });

    it('hold nothing again that a moderator has allowed, until three others report it', async () => {
      await reportByAll('listing', bike.id);
      await decided('listing', bike.id, 'allow');
      expect(await listing()).toEqual(['pending', null]);
      await reportByAll('listing', bike.id);
      expect((await listing())[0]).toBe('pending');
      expect(await cases()).toHaveLength(1);
      const others = [];
      for (const name of ['dev', 'esha', 'farid']) others.push(await confirmedBrowser(api, database, person(name)));
      await ageAccounts();
      for (const one of others) await report(one, 'listing', bike.id);
      expect((await listing())[0]).toBe('held');
    });
  });

  describe('a decision', () => {
    it('allows what was held: it is shown again, its reports are settled, and the log says who, what and why', async () => {
      await reportByAll('listing', bike.id);
      await decided('listing', bike.id, 'allow');
      expect([await listing(), await cases()]).toEqual([['pending', null], []]);
      expect(await told()).toEqual(['Your listing is on hold', 'Your listing is live again']);
      expect(await log()).toMatchObject([
        { subject: 'listing', subject_id: bike.id, decision: 'allow', reason, decided_by: 'nila', reversed: null },
      ]);
    });

    it('refuses what was reported: its seller is told why', async () => {
      await report(readers[0], 'listing', bike.id);
      await decided('listing', bike.id, 'refuse');
      expect([await listing(), await cases()]).toEqual([['rejected', reason], []]);
      expect(await told()).toEqual(['Your listing was not accepted']);
      const words = { revision: 1, description: 'Words that were typed before the decision was read.' };
      expect((await seller.send('PATCH', `used-bikes/${bike.id}/`, words)).status).toBe(409);
    });

    it('tells nobody of reports that came to nothing', async () => {
      await report(readers[0], 'listing', bike.id);
      await decided('listing', bike.id, 'allow');
      expect(await told()).toEqual([]);
    });

    it('settles what a figure should be, until somebody says so again', async () => {
      const wrong = { bike: 'vega-110', field: 'mileage', value: '41 kmpl' };
      await api.post('/api/figure-reports/', wrong);
      const [found] = await cases();
      await decided('figure', found?.subject_id ?? 0, 'refuse');
      expect(await cases()).toEqual([]);
      await api.post('/api/figure-reports/', wrong);
      expect((await cases())[0]?.words[1]?.text).toBe('41 kmpl (2 times)');
    });

    it('is refused of what was changed since it was read, and of what is no case', async () => {
      const photo = await addPhoto();
      await report(readers[0], 'listing', bike.id);
      const [read] = await cases();
      expect([photo > 0, read?.photos]).toEqual([true, ['/media/listings/photo-of-a-test-640.jpg']]);
      const description = 'Something else altogether, and at once.';
      const edit = (words: string, revision: number) =>
        seller.send('PATCH', `used-bikes/${bike.id}/`, { revision, description: words });
      expect((await edit(description, 1)).status).toBe(200);
      expect(await decide('listing', bike.id, 'allow', { mark: read?.mark })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('changed since you read it') },
      });
      const [again] = await cases();
      expect((await decide('listing', bike.id, 'allow', { mark: again?.mark })).status).toBe(201);
      expect(await decide('listing', bike.id, 'allow')).toMatchObject({ status: 409 });
    });

    it('is one where two moderators decide at once, and the other is told', async () => {
      for (let round = 1; round <= 5; round++) {
        const { id } = round === 1 ? bike : await listBike(seller);
        await reportByAll('listing', id);
        const body = { subject: 'listing', subject_id: id, reason };
        const answers = await Promise.all([
          moderator.post('moderation/decisions/', { ...body, decision: 'allow' }),
          other.post('moderation/decisions/', { ...body, decision: 'refuse' }),
        ]);
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      }
      expect(await log()).toHaveLength(5);
    });

    it('is nobody’s about what is their own, alone or with another', async () => {
      const own = await listBike(moderator);
      await report(readers[0], 'listing', own.id);
      const talk = (await moderator.post(`used-bikes/${bike.slug}/conversation/`, buildMessage('Is it there?'))).body[
        'id'
      ];
      await report(seller, 'conversation', Number(talk));
      for (const [subject, id] of [
        ['listing', own.id],
        ['conversation', Number(talk)],
      ] as const) {
        expect(await decide(subject, id, 'allow')).toMatchObject({
          status: 403,
          body: { detail: 'You can’t decide about your own content. Ask another moderator.' },
        });
        const draft = { subject, subject_id: id, decision: 'refuse', reason };
        const { body } = await other.post('moderation/decisions/', draft);
        expect((await reverse(Number(body['id']))).status).toBe(403);
        expect((await reverse(Number(body['id']), other)).status).toBe(200);
      }
    });

    it('removes what its seller calls sold, and shows it as sold again when that is taken back', async () => {
      await report(readers[0], 'listing', bike.id);
      await seller.send('PATCH', `used-bikes/${bike.id}/`, { revision: 1, status: 'sold', sold_price: 50_000 });
      const [row] = await database.orm.select().from(listings).where(eq(listings.id, bike.id));
      expect(row?.status).toBe('sold');
      const { id } = await decided('listing', bike.id, 'refuse');
      expect(await listing()).toEqual(['rejected', reason]);
      await reverse(id);
      const [back] = await database.orm.select().from(listings).where(eq(listings.id, bike.id));
      expect(back).toMatchObject({ status: 'sold', sold_at: row?.sold_at, sold_price: 50_000, reason: null });
    });
  });

  describe('a reversal', () => {
    it('leaves the thing as before and makes it a case again, with a reason of its own', async () => {
      await reportByAll('listing', bike.id);
      const { id } = await decided('listing', bike.id, 'refuse');
      const { status, body } = await reverse(id);
      expect(status).toBe(200);
      expect(moderationDecisionSchema.parse(body).reversed).toMatchObject({
        reason: 'The papers were shown.',
        by: 'nila',
      });
      expect(await listing()).toEqual(['held', 'Several people have reported it.']);
      const [again] = await cases();
      expect(again).toMatchObject({ state: 'held', reports: [{}, {}, {}], decisions: [{ id, decision: 'refuse' }] });
      expect(await told()).toContain('We’re checking your listing again');
      expect((await reverse(id)).status).toBe(409);
      await decided('listing', bike.id, 'allow');
      expect((await reverse(id)).status).toBe(409);
    });

    it('opens only the reports again that its decision settled', async () => {
      await report(readers[0], 'listing', bike.id);
      await decided('listing', bike.id, 'allow');
      await report(readers[1], 'listing', bike.id, { note: 'Wants it by courier' });
      const { id } = await decided('listing', bike.id, 'refuse');
      await reverse(id);
      expect((await cases()).map(({ reports: of }) => of)).toMatchObject([[{ note: 'Wants it by courier' }]]);
    });

    it.each(['photo', 'review', 'conversation', 'figure'])('is there for a %s too', async (subject) => {
      const subjects: Record<string, () => Promise<number>> = {
        photo: addPhoto,
        review: addReview,
        conversation: () => ask(readers[0]),
        figure: async () => {
          await api.post('/api/figure-reports/', { bike: 'vega-110', field: 'mileage', value: '41 kmpl' });
          return (await cases())[0]?.subject_id ?? 0;
        },
      };
      const number = (await subjects[subject]?.()) ?? 0;
      await report(readers[0], subject, number);
      const [before] = await cases();
      const { id } = await decided(subject, number, 'refuse');
      expect(await cases()).toEqual([]);
      expect((await reverse(id)).status).toBe(200);
      const [after] = await cases();
      // Photos get a new URL when they are hidden.
      const stands = { ...after, decisions: [], photos: after?.photos.length };
      expect(stands).toEqual({ ...before, decisions: [], photos: before?.photos.length });
    });

    it('is refused where something was decided since, or the seller has changed how it stands', async () => {
      await report(readers[0], 'listing', bike.id);
      const first = await decided('listing', bike.id, 'allow');
      await report(readers[1], 'listing', bike.id);
      const second = await decided('listing', bike.id, 'refuse');
      expect((await reverse(first.id)).status).toBe(409);
      await database.orm.update(listings).set({ status: 'held', reason: 'Changed.' }).where(eq(listings.id, bike.id));
      expect((await reverse(second.id)).body['detail']).toContain('the content has changed since');
    });

    it('is one where two take the same decision back at once', async () => {
      await reportByAll('listing', bike.id);
      const { id } = await decided('listing', bike.id, 'refuse');
      const answers = await Promise.all([reverse(id), reverse(id, other)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });
  });

  describe('who leaves', () => {
    const leave = (who: AccountBrowser) => who.send('DELETE', 'users/me/', { password: asha.password });

    it('takes along, before that, what was decided of what is theirs, and not by whom', async () => {
      await report(readers[0], 'listing', bike.id);
      await decided('listing', bike.id, 'refuse');
      const { body } = await seller.send('GET', 'users/me/export/');
      expect(body['decisions']).toMatchObject([{ subject: 'listing', number: bike.id, decision: 'refuse', reason }]);
      expect(JSON.stringify(body)).not.toContain('nila');
      expect((await moderator.send('GET', 'users/me/export/')).body).toMatchObject({ account: { role: 'moderator' } });
    });

    it('leaves the log true and without words about them', async () => {
      const leaving = await confirmedBrowser(api, database, person('leaving'));
      const { id, slug } = await listBike(leaving);
      const { body } = await (readers[0] ?? seller).post(
        `used-bikes/${slug}/conversation/`,
        buildMessage('Is it there?'),
      );
      const talk = Number(body['id']);
      await report(readers[0], 'conversation', talk);
      await report(readers[0], 'listing', id);
      await decided('conversation', talk, 'allow');
      const refusal = await decided('listing', id, 'refuse');
      await reverse(refusal.id);
      expect((await leave(leaving)).status).toBe(200);
      expect(await log()).toMatchObject([
        { subject: 'listing', subject_id: id, reason: null, decided_by: 'nila', reversed: { reason: null } },
        { subject: 'conversation', subject_id: talk, reason: null, decided_by: 'nila' },
      ]);
    });

    it('leaves what they decided as a moderator, by nobody', async () => {
      const leaving = await moderatorBrowser(api, database, person('pia'));
      await report(readers[0], 'listing', bike.id);
      await leaving.post('moderation/decisions/', {
        subject: 'listing',
        subject_id: bike.id,
        decision: 'allow',
        reason,
      });
      await database.orm.delete(users).where(eq(users.email, person('pia').email));
      expect(await log()).toMatchObject([{ decision: 'allow', reason, decided_by: null }]);
    });
  });
});
