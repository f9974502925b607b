import { conversationDetailSchema } from '@dopahiya/domain/market';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { conversations, userBlocks } from '../../../core/database/conversation-schema.ts';
import { fraudNumbers, fraudPictures } from '../../../core/database/fraud-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { outbox } from '../../../core/database/outbox-schema.ts';
import { openSellerMarket, scene, type Seller, type SellerMarket } from '../../../testing/seller-market.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { presentConversationDetail } from '../conversations/conversation-presenter.ts';
import { MAX_MARKS } from '../holding/fraud-marks.ts';
import { holdReasons } from '../holding/hold-reasons.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();
const DAY_MS = 86_400_000;
const reason = 'The bike is not there.';
const scam = 'I am in CISF, got posting to Leh. The bike comes by army parcel.';

describe('a listing that ends', () => {
  let database: Database;
  let market: SellerMarket;
  let [seller, buyer, stranger]: Seller[] = [];
  let listing = 0;
  let count = 0;
  const now = new Date(start);

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    now.setTime(start);
    market = await openSellerMarket(database, now);
    [seller, buyer, stranger] = [await market.newSeller(), await market.newSeller(), await market.newSeller()];
    listing = await market.list(someone(seller));
  });
  afterAll(() => database.close());

  const someone = (one: Seller | undefined): Seller => one ?? { id: 0, name: '' };
  const said = (text?: string, offer?: number) => ({ submission_key: `key-of-a-test-${++count}`, text, offer });
  const begin = async (who: Seller | undefined, id: number, offer?: number) => {
    const draft = said('Is it still there?', offer);
    const { view } = await market.services.conversations.begin(someone(who), String(id), draft);
    return view.row.conversation.id;
  };
  /** Has the buyer make an offer and the seller accept it. */
  const agree = async (id = listing) => {
    const talk = await begin(buyer, id, 50_000);
    const { messages } = await market.services.conversations.get(someone(buyer), talk);
    const offer = messages.at(-1)?.offer?.id ?? 0;
    await market.services.conversations.decide(someone(seller), { conversation: talk, offer }, 'accepted');
    expect((await seenBy(buyer, talk)).bike.agreed_until).not.toBeNull();
    await database.orm.delete(outbox);
    return talk;
  };
  const seenBy = async (who: Seller | undefined, talk: number) => {
    const view = await market.services.conversations.get(someone(who), talk);
    return conversationDetailSchema.parse(presentConversationDetail(view, (name) => name));
  };
  /** Returns the subjects of a user's mails, except those about messages. */
  const told = async (who: Seller | undefined, kinds = ['warning', 'conversation']) => {
    const mails = await database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.user_id, someone(who).id));
    return mails
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, mail }) => {
        const { letter } = JSON.parse(mail) as { letter: { subject: string; lines: string[] } };
        return { kind, subject: letter.subject, lines: letter.lines };
      });
  };
  const subjects = async (who: Seller | undefined) => (await told(who)).map(({ subject }) => subject);
  const refuse = (id: number, is_fraud = false) =>
    market.services.moderation.decide(
      { subject: 'listing', subject_id: id, decision: 'refuse', reason, is_fraud },
      'owner',
    );
  const report = (id = listing) =>
    market.services.reports.add(someone(stranger), { subject: 'listing', id, ground: 'scam' });
  /** Reports a listing and has a moderator reject it as fraud. */
  const refuseFraud = async (id = listing) => {
    await report(id);
    return (await refuse(id, true)).decision.id;
  };
  const turnMailsOff = () => market.services.messageMails.turn({ id: someone(buyer).id, name: '' }, false);

  describe('by a moderator', () => {
    it('warns who has agreed at once, in the conversation and by mail, whatever mails they have turned off', async () => {
      const talk = await agree();
      await turnMailsOff();
      await report();
      await refuse(listing);
      const seen = await seenBy(buyer, talk);
      expect([seen.ending, seen.bike.agreed_until, seen.closed]).toEqual([
        { kind: 'removed', reason },
        null,
        'listing',
      ]);
      const [mail, ...others] = await told(buyer);
      expect(others).toEqual([]);
      expect([mail?.kind, mail?.subject]).toEqual(['warning', 'Do not pay for the Vega 110, 2021']);
      for (const words of [reason, 'Do not pay', '1930', 'cybercrime.gov.in'])
        expect(mail?.lines.join(' ')).toContain(words);
    });

    it('warns everybody who only asked or offered, and nobody else', async () => {
      await begin(buyer, listing);
      await begin(stranger, listing, 45_000);
      await database.orm.delete(outbox);
      await market.decide(listing, { event: 'reject', reason });
      expect([await subjects(buyer), await subjects(stranger), await subjects(seller)]).toEqual([
        ['Do not pay for the Vega 110, 2021'],
        ['Do not pay for the Vega 110, 2021'],
        [],
      ]);
    });

    it('is taken back with the warning, and what was agreed stands again', async () => {
      const talk = await agree();
      await report();
      const { decision } = await refuse(listing);
      await database.orm.delete(outbox);
      await market.services.moderation.reverse(decision.id, 'The papers were shown.', 'owner');
      const seen = await seenBy(buyer, talk);
      expect([seen.ending, seen.bike.agreed_until === null]).toEqual([null, false]);
      expect(await subjects(buyer)).toEqual(['The listing of the Vega 110, 2021 is shown again']);
    });

    it.each(['seller deletes the listing', 'seller deletes the account'])(
      'stays a warning when the %s',
      async (how) => {
        const talk = await agree();
        await report();
        await refuse(listing);
        await database.orm.delete(outbox);
        const isAccount = how.endsWith('account');
        await (isAccount
          ? market.services.users.remove(someone(seller).id)
          : market.services.ownListings.remove(someone(seller), listing));
        expect((await seenBy(buyer, talk)).ending).toEqual({ kind: 'removed', reason: isAccount ? null : reason });
        expect(await subjects(buyer)).toEqual([]);
      },
    );

    it('is not softened when its seller changes it', async () => {
      const talk = await agree();
      await market.decide(listing, { event: 'reject', reason });
      await database.orm.delete(outbox);
      await market.change(someone(seller), listing, { km_ridden: 20_000 });
      expect((await seenBy(buyer, talk)).ending?.kind).toBe('checking');
      expect(await subjects(buyer)).toEqual([]);
    });
  });

  it.each(['a rule', 'the owner of the site'])(
    'is held by %s, which warns buyers, and releasing it says so',
    async (by) => {
      const talk = await agree();
      await turnMailsOff();
      if (by === 'a rule') await market.change(someone(seller), listing, { description: scam });
      else await market.decide(listing, { event: 'hold', reason });
      const seen = await seenBy(buyer, talk);
      expect([seen.ending, seen.bike.agreed_until]).toEqual([{ kind: 'checking', reason: null }, null]);
      const [mail] = await told(buyer);
      expect([mail?.subject, mail?.kind]).toEqual(['Do not pay for the Vega 110, 2021 yet', 'warning']);
      await database.orm.delete(outbox);
      await market.decide(listing, { event: 'release' });
      expect(await subjects(buyer)).toEqual(['The listing of the Vega 110, 2021 is shown again']);
      expect((await seenBy(buyer, talk)).ending).toBeNull();
    },
  );

  it('is told to both, with what to do about money, when their conversation is closed as reported', async () => {
    const talk = await agree();
    const complaint = { subject: 'conversation', id: talk, ground: 'scam' } as const;
    await market.services.reports.add(someone(buyer), complaint);
    const draft = { subject: 'conversation', subject_id: talk, decision: 'refuse', reason } as const;
    await market.services.moderation.decide(draft, 'owner');
    for (const who of [buyer, seller]) {
      const [mail] = await told(who, ['decision']);
      for (const words of ['Do not pay', '1930', 'cybercrime.gov.in']) expect(mail?.lines.join(' ')).toContain(words);
    }
  });

  describe('by its seller or with time', () => {
    const calm = 'The Vega 110, 2021 is no longer for sale here';
    const ways = {
      withdrawn: () => market.change(someone(seller), listing, { status: 'withdrawn' }),
      sold: () => market.change(someone(seller), listing, { status: 'sold' }),
      deleted: () => market.services.ownListings.remove(someone(seller), listing),
      left: () => market.services.users.remove(someone(seller).id),
      expired: async () => {
        now.setTime(start + 61 * DAY_MS);
        await market.services.listingExpiry.run();
      },
    };
    const kinds = Object.keys(ways) as (keyof typeof ways)[];

    it.each(kinds)('as %s tells buyers calmly, and shows nothing as agreed', async (kind) => {
      const talk = await agree();
      await ways[kind]();
      const seen = await seenBy(buyer, talk);
      expect([seen.ending, seen.bike.agreed_until]).toEqual([{ kind, reason: null }, null]);
      const [mail, ...others] = await told(buyer);
      expect(others).toEqual([]);
      expect([mail?.kind, mail?.subject]).toEqual(['conversation', calm]);
      expect(mail?.lines.join(' ')).not.toContain('1930');
    });

    it.each(kinds)('as %s tells nobody who wants no mails, or has blocked the seller', async (kind) => {
      await agree();
      await begin(stranger, listing);
      await turnMailsOff();
      const pair = { user_id: someone(stranger).id, blocked_id: someone(seller).id };
      await database.orm.insert(userBlocks).values({ ...pair, created_at: now });
      await database.orm.delete(outbox);
      await ways[kind]();
      expect([await subjects(buyer), await subjects(stranger)]).toEqual([[], []]);
    });

    it('mails once a day, however often a seller withdraws and lists it again', async () => {
      await agree();
      const again = async () => {
        await market.change(someone(seller), listing, { status: 'withdrawn' });
        await market.change(someone(seller), listing, { status: 'active' });
      };
      for (let time = 0; time < 4; time++) await again();
      expect(await subjects(buyer)).toEqual([calm]);
      now.setTime(start + DAY_MS);
      await again();
      expect(await subjects(buyer)).toEqual([calm, calm]);
    });
  });

  describe('as a fraud', () => {
    it('holds what else its seller has on sale and lists next, warns its buyers, and is undone as a whole', async () => {
      const other = await market.list(someone(seller));
      const talk = await agree(other);
      const sold = await market.list(someone(seller));
      await market.change(someone(seller), sold, { status: 'sold' });
      await database.orm.delete(outbox);
      const decision = await refuseFraud();
      expect([await market.stateOf(other), await market.stateOf(sold)]).toEqual([
        ['held', holdReasons.account],
        ['sold', null],
      ]);
      expect((await seenBy(buyer, talk)).ending?.kind).toBe('checking');
      expect(await subjects(buyer)).toEqual(['Do not pay for the Vega 110, 2021 yet']);
      expect((await told(seller, ['decision'])).map(({ subject }) => subject)).toEqual([
        'Your other listings are held',
        'Your listing was not accepted',
      ]);
      now.setTime(start + 40 * DAY_MS);
      const next = await market.list(someone(seller));
      expect(await market.stateOf(next)).toEqual(['held', holdReasons.account]);
      await market.services.moderation.reverse(decision, 'The papers were shown.', 'owner');
      const states = await Promise.all([listing, other, next].map((id) => market.stateOf(id)));
      expect(states).toEqual([
        ['pending', null],
        ['pending', null],
        ['pending', null],
      ]);
      expect(await market.stateOf(await market.list(someone(seller)))).toEqual(['pending', null]);
    });

    it('is over once somebody allows the listing, corrected by its seller', async () => {
      const other = await market.list(someone(seller));
      await refuseFraud();
      await market.change(someone(seller), listing, { km_ridden: 20_000 });
      const draft = { subject: 'listing', subject_id: listing, decision: 'allow', reason } as const;
      await market.services.moderation.decide(draft, 'owner');
      const states = await Promise.all([listing, other].map((id) => market.stateOf(id)));
      expect([...states, await market.stateOf(await market.list(someone(seller)))]).toEqual([
        ['pending', null],
        ['pending', null],
        ['pending', null],
      ]);
      const number = await market.list(someone(buyer));
      expect(await market.stateOf(number)).toEqual(['pending', null]);
    });

    it('keeps a stopped account from showing a withdrawn listing, or changing one that somebody let pass', async () => {
      const away = await market.list(someone(seller));
      await market.change(someone(seller), away, { status: 'withdrawn' });
      const passed = await market.list(someone(seller));
      await refuseFraud();
      await market.change(someone(seller), away, { status: 'active' });
      await market.decide(passed, { event: 'release' });
      expect([await market.stateOf(away), await market.stateOf(passed)]).toEqual([
        ['held', holdReasons.account],
        ['pending', null],
      ]);
      await market.change(someone(seller), passed, { description: 'Another bike than the one you saw.' });
      expect(await market.stateOf(passed)).toEqual(['held', holdReasons.account]);
    });

    it('holds a listing of another account with its number or photo, also once the account is deleted', async () => {
      const [first, second] = [await scene(1), await scene(2)];
      await market.photograph(someone(seller), listing, first);
      await refuseFraud();
      await market.services.users.remove(someone(seller).id);
      const number = await market.list(someone(buyer), { contact: '+91 98765 43210' });
      expect(await market.stateOf(number)).toEqual(['held', holdReasons.fraud_number]);
      const photo = await market.list(someone(stranger), { contact: '9812345670' });
      await market.photograph(someone(stranger), photo, second);
      expect(await market.stateOf(photo)).toEqual(['pending', null]);
      await market.photograph(someone(stranger), photo, first);
      expect(await market.stateOf(photo)).toEqual(['held', holdReasons.fraud_photo]);
      const changed = await market.list(someone(await market.newSeller()), { contact: '9812345671' });
      const [row] = await database.orm.select().from(listings).where(eq(listings.id, changed));
      await market.change({ id: row?.user_id ?? 0, name: '' }, changed, { contact: '9876543210' });
      expect(await market.stateOf(changed)).toEqual(['held', holdReasons.fraud_number]);
    });

    it('forgets number and photo once it is taken back, and holds nobody who had the photo first', async () => {
      const picture = await scene(1);
      const own = await market.list(someone(stranger), { contact: '9812345670' });
      await database.orm.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, own));
      await market.photograph(someone(stranger), own, picture);
      now.setTime(start + 60_000);
      await market.photograph(someone(seller), listing, picture);
      const decision = await refuseFraud();
      const again = await market.list(someone(stranger), { contact: '9812345670' });
      await market.photograph(someone(stranger), again, picture);
      expect(await market.stateOf(again)).toEqual(['pending', null]);
      await market.services.moderation.reverse(decision, 'The papers were shown.', 'owner');
      const number = await market.list(someone(buyer));
      await market.photograph(someone(buyer), number, await scene(7));
      expect(await market.stateOf(number)).toEqual(['pending', null]);
    });

    it('remembers no more than so many pictures and numbers', async () => {
      await market.photograph(someone(seller), listing, await scene(1));
      const decision = await refuseFraud();
      const fill = Array.from({ length: MAX_MARKS }, (_, number) => ({
        decision_id: decision,
        hash: `hash-${number}`,
      }));
      for (let from = 0; from < fill.length; from += 5000)
        await database.orm.insert(fraudNumbers).values(fill.slice(from, from + 5000));
      const other = await market.list(someone(buyer), { contact: '9812345670' });
      await refuseFraud(other);
      expect([await database.orm.$count(fraudNumbers), await database.orm.$count(fraudPictures)]).toEqual([
        MAX_MARKS,
        1,
      ]);
    });

    it('is what only a refused listing can be', async () => {
      const draft = { subject: 'listing', subject_id: listing, decision: 'allow', reason, is_fraud: true } as const;
      const { decisionDraftSchema } = await import('@dopahiya/domain/inputs');
      expect(decisionDraftSchema.safeParse(draft).error?.issues[0]?.path).toEqual(['is_fraud']);
      expect(decisionDraftSchema.safeParse({ ...draft, decision: 'refuse' }).success).toBe(true);
    });
  });

  it('keeps nobody waiting who accepts, writes, leaves or lists at the moment of a decision', async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await market.newSeller(), await market.newSeller()];
      await database.orm.update(users).set({ created_at: new Date('2025-01-01') });
      const contact = `981234568${round}`;
      const [bike, second] = [await market.list(one, { contact }), await market.list(one, { contact })];
      const { view } = await market.services.conversations.begin(other, String(bike), said(undefined, 48_000));
      const ids = { conversation: view.row.conversation.id, offer: view.messages.at(-1)?.offer?.id ?? 0 };
      await begin(other, second);
      await report(bike);
      const works = [
        market.services.conversations.decide(one, ids, 'accepted'),
        refuse(bike, true),
        market.services.conversations.write(other, ids.conversation, said('Hello?')),
        market.change(one, second, { status: 'withdrawn' }),
        round % 2 ? market.services.users.remove(other.id) : market.services.ownListings.remove(one, second),
        round % 3 ? market.list(one, { contact }) : market.services.users.remove(one.id),
      ];
      const ended = await Promise.allSettled(works);
      const failed = ended.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []));
      expect(failed.filter((message) => /deadlock|violates|Failed query/.test(message))).toEqual([]);
    }
    await database.orm.delete(conversations);
  });
});
