import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/account-schema.ts';
import { conversationMessages, conversations, reports } from '../../db/conversation-schema.ts';
import { listings } from '../../db/listing-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { asha } from '../../testing/account-browser.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { writeListings } from '../../testing/write-listings.ts';
import { formatReports } from './format-reports.ts';
import { ReportedThings } from './reported-things.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');
const later = new Date('2026-11-22T12:00:00+05:30');

describe.each(testDatabases)('what users reported on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database;
  let people: number[];
  let listing: number;
  let talk: number;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.orm.delete(reports);
    await database.orm.delete(conversations);
    await database.orm.delete(users);
    await database.orm.delete(listings);
    const services = await seededServices(database, noon);
    people = [];
    for (const username of ['asha', 'ravi'])
      people.push((await services.users.register({ ...asha, username, email: `${username}@example.test` })).id);
    await writeListings(database, [{ slug: 'activa', user_id: people[0] ?? 0 }]);
    const [row] = await database.orm.select().from(listings).where(eq(listings.slug, 'activa'));
    listing = row?.id ?? 0;
    const facts = { listing_id: listing, bike_name: 'Honda Activa, 2021', created_at: noon, updated_at: noon };
    const [begun] = await database.orm
      .insert(conversations)
      .values({ ...facts, seller_id: people[0] ?? 0, buyer_id: people[1] ?? 0 })
      .returning();
    talk = begun?.id ?? 0;
    const said = { conversation_id: talk, kind: 'text' as const, created_at: noon };
    await database.orm.insert(conversationMessages).values([
      { ...said, side: 'buyer', text: 'Is it there?' },
      { ...said, side: 'seller', text: 'Pay a token\nby scan.' },
      { ...said, side: 'buyer', text: 'Gone words', emptied_at: noon },
    ]);
  });
  afterAll(() => database.close());

  const report = (changes: Partial<typeof reports.$inferInsert>) =>
    database.orm.insert(reports).values({
      subject: 'listing',
      subject_id: listing,
      reporter_id: people[1] ?? null,
      ground: 'false',
      note: 'The plate is of another bike.',
      created_at: noon,
      ...changes,
    });
  const list = (page = 1, limit = 20) => new ReportedThings(database.orm).list({ page, limit });

  it('is listed by things, the latest first, each with what is said of it', async () => {
    await report({});
    await report({ reporter_id: people[0] ?? null, ground: 'scam', note: '' });
    await report({ subject: 'conversation', subject_id: talk, ground: 'scam', note: 'Wants money', created_at: later });
    const { rows, count } = await list();
    expect(count).toBe(2);
    expect(rows).toMatchObject([
      { subject: 'conversation', id: talk, about: 'Honda Activa, 2021', reported_at: later },
      {
        subject: 'listing',
        id: listing,
        about: 'activa',
        reports: [{ ground: 'false' }, { ground: 'scam' }],
        words: [],
      },
    ]);
    expect((await list(2, 1)).rows.map(({ subject }) => subject)).toEqual(['listing']);
  });

  it('is printed with the last words of a conversation, behind bars, without those of who has left', async () => {
    await report({ subject: 'conversation', subject_id: talk, ground: 'scam', note: 'Wants money\n1 report' });
    const said = formatReports(await list());
    expect(said).toMatch(new RegExp(`^conversation ${talk}  1 report  Honda Activa, 2021  21 Nov 2026\n`));
    expect(said).toContain('  scam | Wants money\n       | 1 report\n');
    expect(said).toContain('    buyer | Is it there?\n    seller | Pay a token\n           | by scan.\n');
    expect(said).not.toContain('Gone words');
  });

  it('is listed where the thing itself is gone', async () => {
    await report({ subject: 'review', subject_id: 77 });
    expect((await list()).rows).toMatchObject([{ subject: 'review', id: 77, about: null }]);
  });

  it('is forgotten once it is settled, and of that thing alone', async () => {
    await report({});
    await report({ subject: 'conversation', subject_id: talk });
    const things = new ReportedThings(database.orm);
    expect([await things.settle('listing', listing), await things.settle('listing', listing)]).toEqual([1, 0]);
    expect((await list()).rows.map(({ subject }) => subject)).toEqual(['conversation']);
  });
});
