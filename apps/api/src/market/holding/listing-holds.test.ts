import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../areas.ts';
import { users } from '../../db/account-schema.ts';
import { listingPhotos, listings } from '../../db/listing-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { outbox } from '../../db/outbox-schema.ts';
import { folderDisk } from '../../media/photos/photo-disk.ts';
import { asha } from '../../testing/account-browser.ts';
import { listingDraft } from '../../testing/listing-draft.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { ListingModeration } from '../moderation/listing-moderation.ts';
import { listingDraftSchema } from '../own/listing-input.ts';
import { ListingPhotoStore } from '../photos/listing-photo-store.ts';
import { findLookAlike } from './look-alikes.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();
const DAY_MS = 86_400_000;
const scam = 'I am in CISF, got posting to Leh. The bike comes by army parcel.';

/** A scene of so many grey fields, another for each number. */
async function scene(number: number): Promise<Buffer> {
  let state = number * 7919 + 1;
  const fields = Buffer.from(Array.from({ length: 64 }, () => (state = (state * 48_271) % 2_147_483_647) % 256));
  const picture = sharp(fields, { raw: { width: 8, height: 8, channels: 1 } });
  return picture.resize({ width: 800, height: 600, fit: 'fill', kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer();
}

describe.each(testDatabases)('listings that are held on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database;
  let services: Services;
  const now = new Date(start);
  let people = 0;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    now.setTime(start);
    const photoStore = new ListingPhotoStore(folderDisk(temporaryFolder()));
    services = await seededServices(database, now, { market: { withSamples: true, photoStore } });
    await database.orm.delete(users);
    await database.orm.delete(outbox);
  });
  afterAll(() => database.close());

  const newSeller = async () => {
    const username = `seller-${++people}`;
    const { id } = await services.users.register({ ...asha, username, email: `${username}@example.test` });
    await database.orm.delete(outbox);
    return { id, name: username };
  };
  type Seller = Awaited<ReturnType<typeof newSeller>>;
  const list = async (seller: Seller, said: object = {}) =>
    (await services.ownListings.add(seller, listingDraftSchema.parse({ ...listingDraft, ...said }))).id;
  const photograph = (seller: Seller, listing: number, original: Buffer) =>
    services.listingPhotos.add({ account: seller.id, address: 'here' }, async () => ({
      listing,
      submission_key: null,
      position: null,
      original,
    }));
  const stateOf = async (id: number) => {
    const [row] = await database.orm.select().from(listings).where(eq(listings.id, id));
    return [row?.status, row?.reason];
  };
  const told = async () => (await database.orm.select().from(outbox)).map(({ mail }) => mail);

  it('are those whose words frauds use, and their sellers are told why', async () => {
    const seller = await newSeller();
    const id = await list(seller, { description: scam });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^It says things that frauds say/)]);
    const [mail = '', ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toContain('Your listing is held');
    expect(mail).toContain('The reason: It says things that frauds say');
    expect(await stateOf(await list(seller))).toEqual(['pending', null]);
  });

  it('are those that say so later, and not again for words that somebody has let pass', async () => {
    const seller = await newSeller();
    const id = await list(seller);
    const { revision } = (await services.ownListings.change(seller, id, { revision: 1, description: scam })).row
      .listing;
    expect(await stateOf(id)).toEqual(['held', expect.stringContaining('frauds')]);
    expect(await told()).toHaveLength(1);
    await new ListingModeration(database.orm, 'https://site.test').decide({ id, revision }, { event: 'release' }, now);
    await services.ownListings.change(seller, id, { revision: revision + 1, km_ridden: 19_000 });
    expect(await stateOf(id)).toEqual(['pending', null]);
  });

  it('are those whose price is far below what such bikes are asked for, when listed and when it falls', async () => {
    const seller = await newSeller();
    const cheap = await list(seller, { expected_price: 8000 });
    expect(await stateOf(cheap)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
    const id = await list(seller);
    await services.ownListings.change(seller, id, { revision: 1, expected_price: 45_000 });
    expect(await stateOf(id)).toEqual(['pending', null]);
    await services.ownListings.change(seller, id, { revision: 2, expected_price: 8000 });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
    expect(await stateOf(await list(seller, { model: 'Something Old', expected_price: 8000 }))).toEqual([
      'pending',
      null,
    ]);
  });

  it('are those beyond three of an account on its first day, and beyond six in its first week', async () => {
    const seller = await newSeller();
    const listed: number[] = [];
    for (let count = 0; count < 4; count++) listed.push(await list(seller));
    expect(await Promise.all(listed.map(async (id) => (await stateOf(id))[0]))).toEqual([
      'pending',
      'pending',
      'pending',
      'held',
    ]);
    expect((await stateOf(listed[3] ?? 0))[1]).toMatch(/^Your account is new/);
    now.setTime(start + 2 * DAY_MS);
    const later = [await list(seller), await list(seller), await list(seller)];
    expect(await Promise.all(later.map(async (id) => (await stateOf(id))[0]))).toEqual(['pending', 'pending', 'held']);
    now.setTime(start + 31 * DAY_MS);
    expect((await stateOf(await list(seller)))[0]).toBe('pending');
  });

  it('are those with a photo like one of another account, however it was saved', async () => {
    const [first, second] = [await newSeller(), await newSeller()];
    const original = await scene(1);
    await photograph(first, await list(first), original);
    const id = await list(second);
    const copy = await sharp(original).resize(500).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }).toBuffer();
    await photograph(second, id, copy);
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^A photo of it is much like one/)]);
    expect(await told()).toHaveLength(1);
    await photograph(second, id, await scene(2));
    expect(await told()).toHaveLength(1);
  });

  it('are not those with other photos, with the same ones of their seller, or with some that show nothing', async () => {
    const [first, second] = [await newSeller(), await newSeller()];
    const blank = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#a51d27' } })
      .jpeg()
      .toBuffer();
    const listed = [await list(first), await list(first), await list(second)] as const;
    for (const [seller, id] of [
      [first, listed[0]],
      [first, listed[1]],
    ] as const) {
      await photograph(seller, id, await scene(3));
      await photograph(seller, id, blank);
    }
    await photograph(second, listed[2], await scene(4));
    await photograph(second, listed[2], blank);
    for (const id of listed) expect(await stateOf(id)).toEqual(['pending', null]);
    expect(await told()).toEqual([]);
  });

  it('are found among ten thousand photos of others, in one statement', async () => {
    const [first, second] = [await newSeller(), await newSeller()];
    const listing = await list(first);
    await database.orm.execute(sql`
      insert into listing_photos (listing_id, position, key, shown_as, widths, width, height, added_at, fingerprint)
      select ${listing}::integer, 0, 'many-' || number, 'many-' || number, '[480]', 480, 360, now(), (number * 7919)::bigint::bit(64)
      from generate_series(1, 10000) as number`);
    const look = (fingerprint: string) => findLookAlike(database.orm, second.id, fingerprint);
    expect([await look('01'.repeat(32)), await look('0'.repeat(64))]).toEqual([undefined, listing]);
    await database.orm.delete(listingPhotos);
  });
});
