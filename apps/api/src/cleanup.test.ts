import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { users } from './core/database/account-schema.ts';
import { chatPeople } from './core/database/chat-schema.ts';
import { contactMessages } from './core/database/contact-message-schema.ts';
import { conversations } from './core/database/conversation-schema.ts';
import { deskPhotos } from './core/database/desk-schema.ts';
import { listings } from './core/database/listing-schema.ts';
import { type Database, openDatabase } from './core/database/open-database.ts';
import { outbox } from './core/database/outbox-schema.ts';
import { readApiEnv } from './core/settings/env.ts';
import { openApi } from './open-api.ts';
import { seedPlace, someSettings } from './testing/temporary-data-folder.ts';
import { writeListings } from './testing/write-listings.ts';

const years = (ago: number) => new Date(Date.UTC(2026, 10, 21) - ago * 31_557_600_000);

const visitor = { name: 'Asha Rao', email: 'asha@example.test', city: 'Delhi' };

const seller = {
  username: 'seller',
  username_key: 'seller',
  email: visitor.email,
  email_key: visitor.email,
  first_name: 'Asha',
  last_name: 'Rao',
  password_hash: '',
  password_changed_at: years(5),
  created_at: years(5),
};

async function addOld(database: Database): Promise<void> {
  const { orm } = database;
  const [account] = await orm.insert(users).values(seller).returning();
  await writeListings(database, [{ slug: 'over', user_id: account?.id ?? 0, expires_at: years(1) }]);
  const message = { ...visitor, mobile_number: '', comments: 'A question', email_key: visitor.email };
  await orm.insert(contactMessages).values({ ...message, digest: 'a', sent_at: years(5) });
  await orm.insert(chatPeople).values({ ...visitor, id: 'a', phone: '', created_at: years(5), active_at: years(5) });
  await orm.insert(deskPhotos).values({ key: 'a', widths: [480], width: 480, height: 320, uploaded_at: years(5) });
  await orm.insert(conversations).values({ bike_name: 'Honda Activa', created_at: years(5), updated_at: years(5) });
  await orm.insert(outbox).values({ kind: 'decision', mail: '{}', created_at: years(5), due_at: years(-100) });
}

async function leftIn({ orm }: Database) {
  const states = await orm.select({ status: listings.status }).from(listings);
  const tables = { contactMessages, chatPeople, conversations, deskPhotos, outbox };
  const counts: [string, number][] = [];
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(table);
    counts.push([name, row?.count ?? 0]);
  }
  return { listings: states.map(({ status }) => status), ...Object.fromEntries(counts) };
}

it('deletes and ends what is past its time once it has started', async () => {
  const place = { ...(await someSettings()), JWT_KEY: 'a'.repeat(43) };
  const settings = readApiEnv(place);
  const inDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase(settings);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  await seedPlace(place);
  await inDatabase(addOld);
  const api = await openApi({ ...settings, clock: () => years(0), logger: pino({ level: 'silent' }) });
  await api.close();
  expect(await inDatabase(leftIn)).toEqual({
    listings: ['expired'],
    contactMessages: 0,
    chatPeople: 0,
    conversations: 0,
    deskPhotos: 0,
    outbox: 0,
  });
});
