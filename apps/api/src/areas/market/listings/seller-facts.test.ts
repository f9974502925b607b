import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { conversationMessages, conversations } from '../../../core/database/conversation-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { idOf } from '../../../testing/moderator-browser.ts';
import { confirmedBrowser, listBike } from '../../../testing/talking-people.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const start = new Date('2026-11-21T12:00:00+05:30');
const HOUR_MS = 3_600_000;

describe.each(testDatabases)('what buyers know of a seller, on $name', ({ open }) => {
  let database: Database;
  let api: SeededApp;
  let seller: AccountBrowser;
  let bike: { id: number; slug: string };

  beforeAll(async () => {
    database = await open();
    api = await seededApp(database, start, { siteOrigin: 'https://site.test' });
    seller = await confirmedBrowser(api, database, asha);
    bike = await listBike(seller);
    await database.orm
      .update(users)
      .set({ created_at: new Date('2025-03-04T06:30:00Z') })
      .where(eq(users.email, asha.email));
  });
  beforeEach(async () => {
    await database.orm.delete(conversations);
  });
  afterAll(() => database.close());

  /** Adds a buyer's question, answered after this many hours, or never if null. */
  const talk = async (hours: number | null) => {
    const seller_id = await idOf(database, asha);
    const moment = { created_at: start, updated_at: start };
    const [row] = await database.orm
      .insert(conversations)
      .values({ ...moment, seller_id, bike_name: 'Vega 110' })
      .returning();
    const message = { conversation_id: row?.id ?? 0, kind: 'text' as const, text: 'Hello' };
    await database.orm.insert(conversationMessages).values({ ...message, side: 'buyer', created_at: start });
    if (hours === null) return;
    const created_at = new Date(start.getTime() + hours * HOUR_MS);
    await database.orm.insert(conversationMessages).values({ ...message, side: 'seller', created_at });
  };
  const facts = async () => (await seller.send('GET', `used-bikes/${bike.slug}/`)).body['seller'];

  it('is since when they have an account', async () => {
    expect(await facts()).toEqual({ member_since: '2025-03-04T06:30:00.000Z', replies_within: null });
  });

  it.each([
    [[0.5, 0.5, 2], 1],
    [[2, 2, 2, 200], 3],
    [[20, 20, 2], 24],
    [[0.5, 0.5], null],
    [[100, 100, 100], null],
    [[0.5, 0.5, 0.5, null, null, null, null], null],
  ])('after answers in %j hours they usually reply within %s', async (hours, within) => {
    for (const one of hours) await talk(one);
    expect(await facts()).toMatchObject({ replies_within: within });
  });
});
