import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../../areas.ts';
import type { Author } from '../../../core/author.ts';
import { users } from '../../../core/database/account-schema.ts';
import { conversationOffers, conversations, messageMails } from '../../../core/database/conversation-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { outbox } from '../../../core/database/outbox-schema.ts';
import { AppError } from '../../../core/errors.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings } from '../../../testing/write-listings.ts';

const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
const HOUR_MS = 3_600_000;
const ROUNDS = 6;

describe('deals and closed conversations', () => {
  let database: Database;
  let services: Services;
  let seller: Author;
  let first: Author;
  let second: Author;
  let bike = { id: 0, slug: '' };
  let count = 0;
  const now = new Date(noon);

  beforeAll(async () => {
    database = await openTestDatabase();
    services = await seededServices(database, now);
  });
  beforeEach(async () => {
    now.setTime(noon);
    await database.orm.delete(outbox);
    [seller, first, second] = [await newPerson('seller'), await newPerson('first'), await newPerson('second')];
    bike = await newBike();
  });
  afterAll(() => database.close());

  const newPerson = async (role: string): Promise<Author> => {
    const username = `${role}-${++count}`;
    const email = `${username}@example.test`;
    const names = { username, username_key: username, email, email_key: email, first_name: username, last_name: '-' };
    const moments = { email_verified_at: now, password_changed_at: now, created_at: new Date('2025-01-01') };
    const [user] = await database.orm
      .insert(users)
      .values({ ...names, ...moments, password_hash: 'of no password' })
      .returning();
    return { id: user?.id ?? 0, name: username };
  };
  const newBike = async () => {
    const slug = `bike-${++count}`;
    await writeListings(database, [{ slug, user_id: seller.id, contact: '9876543210' }]);
    const [row] = await database.orm.select().from(listings).where(eq(listings.slug, slug));
    return { slug, id: row?.id ?? 0 };
  };
  const said = (text?: string, offer?: number) => ({ submission_key: `key-of-a-test-${++count}`, text, offer });
  const offerOf = async (buyer: Author, amount: number) => {
    const { view } = await services.conversations.begin(buyer, bike.slug, said(undefined, amount));
    return { conversation: view.row.conversation.id, offer: view.messages.at(-1)?.offer?.id ?? 0 };
  };
  type Deal = Awaited<ReturnType<typeof offerOf>>;
  /** Returns status 200, or the status and detail of the error. */
  const answerTo = (work: Promise<unknown>): Promise<{ status: number; detail: string }> =>
    work.then(
      () => ({ status: 200, detail: '' }),
      (error: unknown) => {
        if (error instanceof AppError) return { status: error.status, detail: error.message };
        throw error;
      },
    );
  const decide = (who: Author, deal: Deal, status: 'accepted' | 'declined' | 'withdrawn' | 'ended') =>
    answerTo(services.conversations.decide(who, deal, status));
  const say = (who: Author, { conversation }: Pick<Deal, 'conversation'>, text?: string, offer?: number) =>
    answerTo(services.conversations.write(who, conversation, said(text, offer)));
  const show = (isShown: boolean, { conversation }: Deal) =>
    answerTo(services.conversations.showNumber(seller, conversation, isShown));
  const block = (who: Author, { conversation }: Deal, isBlocked = true) =>
    answerTo(services.conversations.block(who, conversation, isBlocked));
  const agree = async (buyer: Author, amount: number): Promise<Deal> => {
    const deal = await offerOf(buyer, amount);
    expect((await decide(seller, deal, 'accepted')).status).toBe(200);
    return deal;
  };
  const later = (hours: number) => now.setTime(now.getTime() + hours * HOUR_MS);
  const agreedUntil = async () =>
    (await database.orm.select().from(listings).where(eq(listings.id, bike.id)))[0]?.agreed_until ?? null;
  const statusOf = async ({ offer }: Deal) =>
    (await database.orm.select().from(conversationOffers).where(eq(conversationOffers.id, offer)))[0]?.status;
  const seenBy = async (who: Author, { conversation }: Deal) => {
    const { row, messages } = await services.conversations.get(who, conversation);
    return {
      kinds: messages.map(({ message }) => message.kind),
      unread: row.unread,
      shown: row.conversation.number_shown_at,
      at: row.conversation.updated_at,
    };
  };
  /** Counts what has reached a user: unread messages, queued mails and pending digests. */
  const reached = async ({ id, name }: Author) => ({
    unread: await services.conversations.unread({ id, name }),
    mails: (await database.orm.select().from(outbox)).filter(({ mail }) => mail.includes(`${name}@`)).length,
    digests: await database.orm
      .select({ at: messageMails.digest_at })
      .from(messageMails)
      .where(eq(messageMails.user_id, id)),
  });

  describe('a deal', () => {
    it.each(['buyer', 'seller'])(
      'that lapsed is ended by no %s, and never ends that of the next buyer',
      async (who) => {
        const lapsed = await agree(first, 48_000);
        later(49);
        await agree(second, 50_000);
        const running = await agreedUntil();
        expect(running).not.toBeNull();
        const { status, detail } = await decide(who === 'buyer' ? first : seller, lapsed, 'ended');
        expect([status, detail]).toEqual([400, expect.stringContaining('no deal to cancel')]);
        expect([await agreedUntil(), await statusOf(lapsed)]).toEqual([running, 'accepted']);
      },
    );

    it('that lapsed is ended by nobody also while there is no other', async () => {
      const lapsed = await agree(first, 48_000);
      later(49);
      const before = await reached(seller);
      expect((await decide(first, lapsed, 'ended')).status).toBe(400);
      expect(await reached(seller)).toEqual(before);
    });

    it('of the next buyer stays when somebody whose own has lapsed deletes their account', async () => {
      const lapsed = await agree(first, 48_000);
      later(49);
      const next = await agree(second, 50_000);
      const running = await agreedUntil();
      await services.users.remove(first.id);
      expect([await agreedUntil(), await statusOf(next), await statusOf(lapsed)]).toEqual([
        running,
        'accepted',
        'ended',
      ]);
    });

    it('that was ended is not ended again once the bike is agreed on with another', async () => {
      const ended = await agree(first, 48_000);
      expect((await decide(first, ended, 'ended')).status).toBe(200);
      expect(await agreedUntil()).toBeNull();
      await agree(second, 50_000);
      const running = await agreedUntil();
      await decide(first, ended, 'ended');
      await decide(seller, ended, 'ended');
      expect(await agreedUntil()).toEqual(running);
    });

    it('is ended by neither once the bike is sold', async () => {
      const deal = await agree(first, 48_000);
      await database.orm.update(listings).set({ status: 'sold', sold_at: now }).where(eq(listings.id, bike.id));
      for (const who of [first, seller]) expect((await decide(who, deal, 'ended')).status).toBe(400);
      expect(await statusOf(deal)).toBe('accepted');
    });

    it('is ended by one while the seller accepts the next: only one of them is agreed on', async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        bike = await newBike();
        const waiting = await offerOf(second, 50_000);
        const deal = await agree(first, 48_000);
        await Promise.all([
          decide(first, deal, 'ended'),
          decide(seller, deal, 'ended'),
          decide(seller, waiting, 'accepted'),
        ]);
        const accepted = await database.orm
          .select({ until: conversationOffers.agreed_until })
          .from(conversationOffers)
          .innerJoin(conversations, eq(conversations.id, conversationOffers.conversation_id))
          .where(and(eq(conversations.listing_id, bike.id), eq(conversationOffers.status, 'accepted')));
        expect(accepted.map(({ until }) => until)).toEqual([await agreedUntil()].filter(Boolean));
      }
    });
  });

  describe.each(['withdrawn', 'declined', 'superseded', 'ended'] as const)('an offer that is %s', (how) => {
    it.each(['accepted', 'declined', 'withdrawn', 'ended'] as const)('is not %s any more', async (decision) => {
      const offer = await offerOf(first, 48_000);
      if (how === 'superseded') await offerOf(first, 49_000);
      else if (how === 'ended') {
        await decide(seller, offer, 'accepted');
        await decide(seller, offer, 'ended');
      } else await decide(how === 'withdrawn' ? first : seller, offer, how);
      const before = [await statusOf(offer), await agreedUntil(), await reached(seller)];
      await decide(seller, offer, decision);
      await decide(first, offer, decision);
      expect([await statusOf(offer), await agreedUntil(), await reached(seller)]).toEqual(before);
    });
  });

  describe('while one of the two blocks the other', () => {
    it.each(['buyer', 'seller'])('a deal is not ended by its buyer, where the %s blocks', async (who) => {
      const deal = await agree(first, 48_000);
      await block(who === 'buyer' ? first : seller, deal);
      const before = [await agreedUntil(), await reached(seller)];
      const { status, detail } = await decide(first, deal, 'ended');
      expect([status, detail]).toEqual([400, expect.stringContaining('closed')]);
      expect([await agreedUntil(), await reached(seller), await statusOf(deal)]).toEqual([...before, 'accepted']);
    });

    it.each(['buyer', 'seller'])('a deal is ended by its seller, unnoticed, where the %s blocks', async (who) => {
      const deal = await agree(first, 48_000);
      await block(who === 'buyer' ? first : seller, deal);
      const before = await reached(first);
      expect((await decide(seller, deal, 'ended')).status).toBe(200);
      expect([await agreedUntil(), await statusOf(deal)]).toEqual([null, 'ended']);
      expect(await reached(first)).toEqual(before);
    });

    it.each([
      ['says a thing', (deal: Deal) => say(seller, deal, 'Hello?')],
      ['makes an offer', (deal: Deal) => say(seller, deal, undefined, 47_000)],
      ['accepts', (deal: Deal) => decide(seller, deal, 'accepted')],
      ['declines', (deal: Deal) => decide(seller, deal, 'declined')],
      ['hides a number', (deal: Deal) => show(false, deal)],
      ['hides and shows a number', async (deal: Deal) => void [await show(false, deal), await show(true, deal)]],
      ['marks it as read', ({ conversation }: Deal) => services.conversations.see(seller, conversation, 2_000_000_000)],
      ['blocks too', (deal: Deal) => block(seller, deal)],
      ['unblocks', (deal: Deal) => block(seller, deal, false)],
    ])('nothing reaches the one who blocks where the other %s', async (_, act) => {
      const deal = await offerOf(first, 48_000);
      await show(true, deal);
      await block(first, deal);
      const [before, { shown: _shown, ...conversation }] = [await reached(first), await seenBy(first, deal)];
      await act(deal);
      expect([await reached(first), await statusOf(deal)]).toEqual([before, 'open']);
      expect(await seenBy(first, deal)).toMatchObject(conversation);
    });

    it('an offer of one’s own is withdrawn unnoticed', async () => {
      const offer = await offerOf(first, 48_000);
      await block(seller, offer);
      const before = await reached(seller);
      expect((await decide(first, offer, 'withdrawn')).status).toBe(200);
      expect([await statusOf(offer), await reached(seller)]).toEqual(['withdrawn', before]);
    });

    it('a number is not shown, and can be hidden', async () => {
      const deal = await offerOf(first, 48_000);
      await show(true, deal);
      await block(first, deal);
      expect((await show(false, deal)).status).toBe(200);
      expect(await show(true, deal)).toEqual({ status: 400, detail: expect.stringContaining('closed') as string });
      expect((await seenBy(first, deal)).shown).toBeNull();
    });
  });

  describe('a number', () => {
    it('that is hidden reaches nobody', async () => {
      const deal = await offerOf(first, 48_000);
      await show(true, deal);
      const [before, { at }] = [await reached(first), await seenBy(first, deal)];
      expect(before).toMatchObject({ unread: 1, mails: 1 });
      later(1);
      await show(false, deal);
      expect(await reached(first)).toEqual(before);
      expect(await seenBy(first, deal)).toMatchObject({
        unread: 1,
        at,
        kinds: ['offer', 'number_shown', 'number_hidden'],
      });
    });

    it('that is shown and hidden again and again is told twice in a day, and is as its seller left it', async () => {
      const deal = await offerOf(first, 48_000);
      const turn = async () => {
        for (let times = 0; times < 10; times++) await Promise.all([show(true, deal), show(false, deal)]);
        await show(true, deal);
      };
      const notes = async () => {
        const kinds = (await seenBy(first, deal)).kinds.filter((kind) => kind.startsWith('number'));
        return [kinds.length, (await reached(first)).mails];
      };
      await turn();
      expect(await notes()).toEqual([4, 2]);
      expect((await seenBy(first, deal)).shown).not.toBeNull();
      later(25);
      await show(false, deal);
      await turn();
      expect((await notes())[0]).toBe(8);
    });

    it('does not stand for an answer: first messages of both are still read', async () => {
      const deal = await offerOf(first, 48_000);
      await show(true, deal);
      for (const who of [first, seller]) expect((await say(who, deal, 'Call 98765 43210')).status).toBe(400);
    });
  });

  it('a number that comes in several first messages is held back with the last of them', async () => {
    const { view } = await services.conversations.begin(first, bike.slug, said('Is it there? 98765'));
    const talk = { conversation: view.row.conversation.id };
    expect(await say(first, talk, '43210')).toMatchObject({ status: 400 });
    expect((await say(first, talk, 'And are the bills there?')).status).toBe(200);
  });

  it('nobody is asked twice about a first message that only looked so', async () => {
    const asked = { ...said('Is mybikes.in yours?'), is_insisted: true };
    const { view } = await services.conversations.begin(first, bike.slug, asked);
    expect((await say(first, { conversation: view.row.conversation.id }, 'And the bills?')).status).toBe(200);
  });
});
