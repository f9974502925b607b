import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../../areas.ts';
import type { Author } from '../../../core/author.ts';
import { users } from '../../../core/database/account-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AppError } from '../../../core/errors.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings } from '../../../testing/write-listings.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');
const ROUNDS = 10;

describe('an account that is deleted', () => {
  let database: Database;
  let services: Services;
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    services = await seededServices(database, noon);
  });
  afterAll(() => database.close());

  const newPerson = async (): Promise<Author> => {
    const username = `person-${++count}`;
    const email = `${username}@example.test`;
    const names = { username, username_key: username, email, email_key: email, first_name: username, last_name: '-' };
    const moments = { email_verified_at: noon, password_changed_at: noon, created_at: new Date('2025-01-01') };
    const [user] = await database.orm
      .insert(users)
      .values({ ...names, ...moments, password_hash: 'of no password' })
      .returning();
    return { id: user?.id ?? 0, name: username };
  };
  const message = () => ({ submission_key: `key-of-a-test-${++count}`, text: 'Is it there?', offer: 48_000 });
  const begin = async (buyer: Author, slug: string) =>
    (await services.conversations.begin(buyer, slug, message())).view.row.conversation.id;
  const listed = async (seller: Author) => {
    const slug = `bike-of-${seller.name}`;
    await writeListings(database, [{ slug, user_id: seller.id }]);
    const [row] = await database.orm.select().from(listings).where(eq(listings.slug, slug));
    return { slug, id: row?.id ?? 0, revision: row?.revision ?? 0 };
  };
  /** Returns unexpected failures, leaving out application errors. */
  const failures = async (works: Promise<unknown>[]) => {
    const ended = await Promise.allSettled(works);
    return ended.flatMap((one) => (one.status === 'rejected' && !(one.reason instanceof AppError) ? [one.reason] : []));
  };

  it.each([
    ['seller', 0],
    ['buyer', 1],
  ])('keeps nobody waiting who writes to its %s, asks, reports or decides at that moment', async (_, leaving) => {
    for (let round = 1; round <= ROUNDS; round++) {
      const [seller, buyer, newcomer] = [await newPerson(), await newPerson(), await newPerson()];
      const bike = await listed(seller);
      const talk = await begin(buyer, bike.slug);
      const leaver = [seller, buyer][leaving] ?? seller;
      const report = { subject: 'conversation', id: talk, ground: 'scam', note: undefined } as const;
      await services.reports.add(buyer, report);
      const decision = { subject: 'conversation', subject_id: talk, decision: 'refuse', reason: 'A trick.' } as const;
      const failed = await failures([
        services.conversations.write(buyer, talk, message()),
        services.conversations.write(seller, talk, message()),
        services.users.remove(leaver.id),
        services.conversations.begin(newcomer, bike.slug, message()),
        services.reports.add(seller, report),
        services.reports.add(newcomer, { ...report, subject: 'listing', id: bike.id }),
        services.moderation.decide(decision, { moderator: newcomer.id }),
      ]);
      expect(failed).toEqual([]);
      expect(await database.orm.select().from(users).where(eq(users.id, leaver.id))).toEqual([]);
    }
  });

  it('goes with both sides at once', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const [seller, buyer] = [await newPerson(), await newPerson()];
      const bikes = [await listed(seller), await listed(buyer)];
      await begin(buyer, bikes[0]?.slug ?? '');
      await begin(seller, bikes[1]?.slug ?? '');
      expect(await failures([services.users.remove(seller.id), services.users.remove(buyer.id)])).toEqual([]);
    }
  });
});
