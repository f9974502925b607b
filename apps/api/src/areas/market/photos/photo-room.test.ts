import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { asha } from '../../../testing/account-browser.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings } from '../../../testing/write-listings.ts';
import { PhotoRoom } from './photo-room.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const MB = 1024 * 1024;

describe('PhotoRoom', () => {
  let database: Database;
  let sellers: number[];
  let ids: number[];

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const services = await seededServices(database, now);
    await database.orm.delete(users);
    await database.orm.delete(listings);
    sellers = [];
    for (const username of ['asha', 'ravi']) {
      const { id } = await services.users.register({ ...asha, username, email: `${username}@example.test` });
      sellers.push(id);
    }
    await writeListings(
      database,
      sellers.map((user_id) => ({ slug: `of-${user_id}`, user_id })),
    );
    const rows = await database.orm.select().from(listings);
    ids = sellers.map((seller) => rows.find(({ user_id }) => user_id === seller)?.id ?? 0);
  });

  const fill = (place: number, megabytes: number, has_avif = true) =>
    database.orm.insert(listingPhotos).values({
      listing_id: ids[place] ?? 0,
      position: 0,
      key: `${place}-${megabytes}`,
      shown_as: `${place}-${megabytes}`,
      widths: [480],
      width: 480,
      height: 480,
      bytes: megabytes * MB,
      has_avif,
      added_at: now,
    });
  const ask = (room: PhotoRoom, { place = 0, isConfirmed = true, bytes = 2 * MB } = {}) =>
    room.refuse(database.orm, { userId: sellers[place] ?? 0, isConfirmed, listing: ids[place] ?? 0, bytes });

  it('has 400 MB for a seller, and 32 for one without a confirmed address', async () => {
    const room = new PhotoRoom(100_000 * MB);
    await fill(0, 396);
    expect([await ask(room), await ask(room, { bytes: 3 * MB })]).toEqual([undefined, 'seller full']);
    await fill(1, 28);
    const unconfirmed = { place: 1, isConfirmed: false };
    expect(await ask(room, unconfirmed)).toBeUndefined();
    expect(await ask(room, { ...unconfirmed, bytes: 3 * MB })).toBe('unconfirmed seller full');
  });

  it.each([100, 1000, 5000])('gives ten sellers no more than half of %i MB', async (megabytes) => {
    const room = new PhotoRoom(megabytes * MB);
    await fill(0, megabytes / 20 - 3);
    expect([await ask(room), await ask(room, { bytes: 2.1 * MB })]).toEqual([undefined, 'seller full']);
  });

  it('counts AVIF files before they are made', async () => {
    const room = new PhotoRoom(100_000 * MB);
    await fill(0, 266, false);
    expect(await ask(room)).toBe('seller full');
  });

  it('keeps three quarters for those who have confirmed their address', async () => {
    const room = new PhotoRoom(400 * MB);
    await fill(1, 99);
    expect(await ask(room, { isConfirmed: false })).toBe('unconfirmed full');
    await database.orm.update(users).set({ email_verified_at: now });
    expect(await ask(room)).toBeUndefined();
  });

  it('refuses everybody where all room is taken', async () => {
    await fill(1, 99);
    expect(await ask(new PhotoRoom(100 * MB))).toBe('full');
  });
});
