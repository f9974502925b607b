import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { reports } from '../../../core/database/conversation-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { outbox } from '../../../core/database/outbox-schema.ts';
import { reportHolds } from '../../../core/database/report-hold-schema.ts';
import { reviews } from '../../../core/database/review-schema.ts';
import { inMemoryAccounts } from '../../accounts/account-deps.ts';
import { ReportedMarket } from '../../../testing/reported-market.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { alertRules } from '../holding/hold-alert.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();

describe('reports of one person', () => {
  let database: Database;
  let market: ReportedMarket;
  let people: number[];
  const now = new Date(start);
  const events: [event: string, level: string | undefined][] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    const report = (event: string, _: object, level?: string) => void events.push([event, level]);
    const accounts = { ...inMemoryAccounts(), report };
    market = new ReportedMarket(
      database,
      await seededServices(database, now, { accounts, mailTo: 'owner@example.test' }),
      now,
    );
  });
  beforeEach(async () => {
    now.setTime(start);
    events.length = 0;
    await market.reset();
    people = await market.oldAccounts(3);
  });
  afterAll(() => database.close());

  const all = async (target = market.targets[1]) => {
    if (target) for (const one of people) await market.report(one, target);
  };
  const listing = async (place: number) => (await market.standing()).listings[place];
  const reportOf = async (user = people[0] ?? 0) => {
    const [row] = await database.orm.select().from(reports).where(eq(reports.reporter_id, user));
    return row?.id ?? 0;
  };
  const mails = async (kind: string) =>
    (await database.orm.select().from(outbox)).filter((row) => row.kind === kind).map(({ mail }) => mail);

  it('are undone: the listing is shown again, its seller is told, and the log says so', async () => {
    await market.confirm(market.seller);
    await all();
    expect((await listing(1))?.status).toBe('held');
    const report = await reportOf();
    expect(await market.services.moderation.effectsOf(report)).toEqual({ holds: 1, reports: 1 });
    await market.services.moderation.undo(report, 'It was an attack.', 'owner');
    expect(await listing(1)).toMatchObject({ status: 'pending', reason: null });
    expect((await mails('decision')).join(' ')).toContain('Your listing is live again');
    const { rows } = await market.services.moderation.decided({ page: 1, limit: 10 });
    expect(rows.map(({ decision }) => [decision.subject, decision.subject_id, decision.reason])).toEqual([
      ['report', report, 'It was an attack.'],
    ]);
    await expect(market.services.moderation.undo(report, 'Once more.', 'owner')).rejects.toThrow(
      'no open reports to undo',
    );
  });

  it('are open again when the undoing is taken back, and what was lifted stays so', async () => {
    await all();
    const { decision } = await market.services.moderation.undo(await reportOf(), 'It was an attack.', 'owner');
    await market.services.moderation.reverse(decision.id, 'It was none.', 'owner');
    expect((await listing(1))?.status).toBe('pending');
    const [found] = (await market.services.moderation.list({ page: 1, limit: 10 })).rows;
    expect(found).toMatchObject({ report_count: 3, counting: 3, is_urgent: true });
  });

  it('are not undone where a moderator would decide of their own', async () => {
    await all();
    const mine = market.services.moderation.undo(await reportOf(), 'Mine.', { moderator: market.seller });
    await expect(mine).rejects.toThrow('You can’t decide about your own content');
    const reporter = people[0] ?? 0;
    const own = market.services.moderation.undo(await reportOf(), 'Mine.', { moderator: reporter });
    await expect(own).rejects.toThrow('You can’t decide about your own content');
    expect((await listing(1))?.status).toBe('held');
  });

  it('are not undone where a moderator takes part in the conversation that somebody reported', async () => {
    const [buyer = 0, stranger = 0] = people;
    await market.confirm(market.seller, 30);
    await market.report(market.seller, await market.talk(buyer));
    const report = await reportOf(market.seller);
    const undo = (moderator: number) => market.services.moderation.undo(report, 'It was an attack.', { moderator });
    await expect(undo(buyer)).rejects.toThrow('You can’t decide about your own content');
    await undo(stranger);
    expect(await market.services.moderation.effectsOf(report).catch(() => null)).not.toMatchObject({ reports: 1 });
  });

  it('leave held what its owner has changed since, until somebody has read it', async () => {
    const review = market.targets.find(({ subject }) => subject === 'review');
    await all(review);
    now.setTime(start + 1000);
    await database.orm
      .update(reviews)
      .set({ text: 'Buy at my shop.', created_at: now })
      .where(eq(reviews.id, review?.id ?? 0));
    await all();
    await database.orm
      .update(listings)
      .set({ description: 'Pay by courier.' })
      .where(eq(listings.id, market.targets[1]?.id ?? 0));
    await market.services.moderation.undo(await reportOf(), 'It was an attack.', 'owner');
    expect([(await listing(1))?.status, (await market.standing()).reviews]).toEqual(['held', [{ status: 'PENDING' }]]);
  });

  it('hold no verified listing, which comes first among the cases', async () => {
    await market.report(people[0] ?? 0, market.targets[2] ?? { subject: 'listing', id: 0 });
    now.setTime(start + 1000);
    for (const target of market.verified) await all(target);
    const { rows } = await market.services.moderation.list({ page: 1, limit: 10 });
    expect(rows.map(({ subject, is_urgent }) => [subject, is_urgent])).toEqual([
      ['listing', true],
      ['photo', true],
      ['listing', false],
    ]);
    expect((await listing(0))?.status).toBe('active');
  });

  it('hold nothing that nobody sees, and so put nothing on sale that was withdrawn', async () => {
    await database.orm
      .update(listings)
      .set({ status: 'withdrawn' })
      .where(eq(listings.id, market.targets[1]?.id ?? 0));
    await all();
    expect((await listing(1))?.status).toBe('withdrawn');
  });

  it('are told to moderators once when they hold far more than usual', async () => {
    const moderator = await market.register(30);
    await market.confirm(moderator);
    const unconfirmed = await market.register(30);
    const both = inArray(users.id, [moderator, unconfirmed]);
    await database.orm.update(users).set({ role: 'moderator' }).where(both);
    const hold = (held_at: Date) => {
      const target = { subject: 'listing' as const, subject_id: 1, before: {}, after: {}, mark: '' };
      return database.orm.insert(reportHolds).values({ ...target, held_at });
    };
    for (let count = 1; count < alertRules.min; count++) await hold(now);
    await all(market.targets[1]);
    expect(events).toEqual([]);
    await all(market.targets[2]);
    expect(events).toEqual([['reports hold unusually many', 'warn']]);
    expect(await mails('holds')).toEqual([
      expect.stringContaining('person-'),
      expect.stringContaining('owner@example.test'),
    ]);
    await all(market.targets[3]);
    expect(await mails('holds')).toHaveLength(2);
  });

  it('are not told where as many are usual', async () => {
    const target = { subject: 'listing' as const, subject_id: 1, before: {}, after: {}, mark: '' };
    const usual = Array.from({ length: 30 * 24 * 2 }, (_, hour) => ({
      ...target,
      held_at: new Date(start - (24 + hour / 2) * 3_600_000),
    }));
    await database.orm.insert(reportHolds).values(usual);
    for (let count = 0; count < 11; count++) await database.orm.insert(reportHolds).values({ ...target, held_at: now });
    await all();
    expect(events).toEqual([]);
  });
});
