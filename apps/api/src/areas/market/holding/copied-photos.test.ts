import { eq, type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, uploadedPictures } from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { openSellerMarket, scene, type Seller, type SellerMarket } from '../../../testing/seller-market.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { CaseDecisions } from '../moderation/case-decisions.ts';
import { findLookAlike } from './look-alikes.ts';
import { fingerprintOf } from './photo-fingerprint.ts';
import { MAX_PICTURES_COMPARED } from './same-picture.ts';
import { THUMBNAIL_BYTES } from './thumbnail.ts';
import { MAX_PICTURES_PER_ACCOUNT, rememberPicture } from './uploaded-pictures.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();
const MINUTE_MS = 60_000;
const onSale = ['pending', null];
const copied = ['held', expect.stringMatching(/^One of its photos matches/)];

describe('photos that another account had before', () => {
  let database: Database;
  let market: SellerMarket;
  const now = new Date(start);
  let owner: Seller;
  let copier: Seller;
  let picture: Buffer;
  let copy: Buffer;

  beforeAll(async () => {
    database = await openTestDatabase();
    picture = await scene(1);
    copy = await sharp(picture).resize(400).modulate({ brightness: 1.1 }).jpeg({ quality: 60 }).toBuffer();
  });
  beforeEach(async () => {
    now.setTime(start);
    market = await openSellerMarket(database, now);
    owner = await market.newSeller();
    copier = await market.newSeller();
  });
  afterAll(() => database.close());

  /** Lists a bike with a photo, one minute after the previous step. */
  const listWith = async (seller: Seller, photo: Buffer): Promise<number> => {
    now.setTime(now.getTime() + MINUTE_MS);
    const id = await market.list(seller);
    await market.photograph(seller, id, photo);
    return id;
  };
  const stateOf = (id: number) => market.stateOf(id);
  /** Sets up two accounts; the second one has copied the first one's photo, and its listing was released. */
  const withCopyOnSale = async (): Promise<{ original: number; copyOf: number }> => {
    const original = await listWith(owner, picture);
    const copyOf = await listWith(copier, copy);
    await market.decide(copyOf, { event: 'release' });
    return { original, copyOf };
  };

  /** Adds this many blank photos with the given fingerprint bits to a listing. */
  const addBlank = (listing: number, bits: SQL, many: number) =>
    database.orm.execute(sql`
      with pictures as (
        insert into uploaded_pictures (user_id, fingerprint, thumbnail, first_uploaded_at)
        select ${owner.id}::integer, ${bits}, decode(repeat('7f', ${THUMBNAIL_BYTES}::integer), 'hex'), now()
        from generate_series(1, ${many}::integer) as number returning id)
      insert into listing_photos (listing_id, position, key, shown_as, widths, width, height, added_at, picture_id)
      select ${listing}::integer, 0, 'many-' || id, 'many-' || id, '[480]', 480, 360, ${now.toISOString()}::timestamptz, id from pictures`);

  it('hold a copy, however it was saved, and never the original', async () => {
    const original = await listWith(owner, picture);
    expect(await stateOf(await listWith(copier, copy))).toEqual(copied);
    expect((await market.told()).filter((mail) => mail.includes('Your listing is on hold'))).toHaveLength(1);
    expect(await stateOf(original)).toEqual(onSale);
  });

  it.each([
    [
      'uploads it again',
      async ({ original }: { original: number }) => {
        await market.photograph(owner, original, picture);
        return original;
      },
    ],
    [
      'deletes the photo and uploads it again',
      async ({ original }: { original: number }) => {
        const [photo] = await database.orm.select().from(listingPhotos).where(eq(listingPhotos.listing_id, original));
        await market.services.listingPhotos.remove(owner, photo?.id ?? 0);
        await market.photograph(owner, original, picture);
        return original;
      },
    ],
    [
      'deletes the listing and lists the bike again',
      async ({ original }: { original: number }) => {
        await market.services.ownListings.remove(owner, original);
        return listWith(owner, picture);
      },
    ],
    [
      'lists it again from a file that was saved anew',
      async ({ original }: { original: number }) => {
        await market.services.ownListings.remove(owner, original);
        return listWith(owner, await sharp(picture).resize(300).jpeg({ quality: 50 }).toBuffer());
      },
    ],
    ['lists it again with the photo of the copier', async () => listWith(owner, copy)],
    [
      'withdraws and renews the listing, and adds the photo again',
      async ({ original }: { original: number }) => {
        await market.change(owner, original, { status: 'withdrawn' });
        await market.change(owner, original, { status: 'active' });
        await market.photograph(owner, original, picture);
        return original;
      },
    ],
  ])('never hold a seller whose photo was copied and who %s', async (_, again) => {
    const before = await withCopyOnSale();
    now.setTime(now.getTime() + MINUTE_MS);
    expect(await stateOf(await again(before))).toEqual(onSale);
  });

  it('are no evidence in a listing that others do not see, in a hidden photo, or of an account that is not confirmed', async () => {
    const elsewhere = async (hide: (listing: number, seller: Seller) => Promise<unknown>, photo: Buffer) => {
      const hidden = await market.newSeller();
      const listing = await listWith(hidden, photo);
      await hide(listing, hidden);
      return stateOf(await listWith(await market.newSeller(), photo));
    };
    const { orm } = database;
    expect(await elsewhere((id) => market.decide(id, { event: 'hold', reason: 'Odd.' }), await scene(2))).toEqual(
      onSale,
    );
    expect(await elsewhere((id) => market.decide(id, { event: 'reject', reason: 'Odd.' }), await scene(3))).toEqual(
      onSale,
    );
    expect(await elsewhere((id, who) => market.change(who, id, { status: 'withdrawn' }), await scene(4))).toEqual(
      onSale,
    );
    expect(await elsewhere((id, who) => market.change(who, id, { status: 'sold' }), await scene(5))).toEqual(onSale);
    expect(await elsewhere((id, who) => market.services.ownListings.remove(who, id), await scene(6))).toEqual(onSale);
    expect(await elsewhere((_, { id }) => orm.delete(users).where(eq(users.id, id)), await scene(7))).toEqual(onSale);
    expect(
      await elsewhere(
        (id) => orm.update(listingPhotos).set({ hidden_by: 'reports' }).where(eq(listingPhotos.listing_id, id)),
        await scene(8),
      ),
    ).toEqual(onSale);
    const unconfirm = ({ id }: Seller) => orm.update(users).set({ email_verified_at: null }).where(eq(users.id, id));
    expect(await elsewhere((_, who) => unconfirm(who), await scene(9))).toEqual(onSale);
    expect(await elsewhere((id) => market.decide(id, { event: 'verify' }), await scene(10))).toEqual(copied);
  });

  it('are no evidence where both came at the same moment, or where they have no thumbnail', async () => {
    const [first, second] = [await market.list(owner), await market.list(copier)];
    await market.photograph(owner, first, picture);
    await market.photograph(copier, second, picture);
    expect([await stateOf(first), await stateOf(second)]).toEqual([onSale, onSale]);
    await database.orm.update(uploadedPictures).set({ thumbnail: null });
    expect(await stateOf(await listWith(await market.newSeller(), picture))).toEqual(onSale);
  });

  it('from before there were thumbnails still tell since when their account has had them', async () => {
    const { copyOf } = await withCopyOnSale();
    await database.orm.update(uploadedPictures).set({ thumbnail: null }).where(eq(uploadedPictures.user_id, owner.id));
    expect(await stateOf(await listWith(owner, copy))).toEqual(onSale);
    expect(await stateOf(copyOf)).toEqual(onSale);
  });

  it('hold a copier who deletes the listing and lists it again', async () => {
    await listWith(owner, picture);
    const id = await listWith(copier, copy);
    await market.services.ownListings.remove(copier, id);
    expect(await stateOf(await listWith(copier, copy))).toEqual(copied);
  });

  it('hold nobody again whom somebody has let pass with them, until that is taken back', async () => {
    await withCopyOnSale();
    const id = await listWith(copier, copy);
    expect(await stateOf(id)).toEqual(onSale);
    const [decision] = await database.orm.select().from(moderationDecisions);
    const decisions = new CaseDecisions(database.orm);
    expect(await decisions.reverse(decision?.id ?? 0, 'Looked at again.', 'owner', now)).toBe('reversed');
    expect(await stateOf(await listWith(copier, copy))).toEqual(copied);
  });

  it('are what moderators read of a listing that was held for something which they can see themselves', async () => {
    await listWith(owner, picture);
    now.setTime(now.getTime() + MINUTE_MS);
    const id = await market.list(copier, {
      description: 'I am in CISF, got posting to Leh. The bike comes by army parcel.',
    });
    await market.photograph(copier, id, copy);
    expect(await stateOf(id)).toEqual(copied);
  });

  it('are not compared with photos of the same account, nor where they show nothing', async () => {
    const blank = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#a51d27' } })
      .jpeg()
      .toBuffer();
    await listWith(owner, picture);
    expect(await stateOf(await listWith(owner, picture))).toEqual(onSale);
    await listWith(owner, blank);
    expect(await stateOf(await listWith(copier, blank))).toEqual(onSale);
    expect(await stateOf(await listWith(copier, await scene(3)))).toEqual(onSale);
  });

  it('are remembered once each, at most so many of an account, those of its photos first', async () => {
    const id = await listWith(owner, picture);
    await market.photograph(owner, id, copy);
    const remembered = () => database.orm.select().from(uploadedPictures).where(eq(uploadedPictures.user_id, owner.id));
    expect(await remembered()).toHaveLength(1);
    await database.orm.execute(sql`
      insert into uploaded_pictures (user_id, fingerprint, first_uploaded_at)
      select ${owner.id}::integer, number::bit(64), ${new Date(start + 2 * MINUTE_MS).toISOString()}::timestamptz
      from generate_series(1, ${MAX_PICTURES_PER_ACCOUNT}) as number`);
    const other = await fingerprintOf(await scene(2));
    if (!other) throw new Error('The scene shows nothing.');
    await rememberPicture(database.orm, owner.id, other, new Date(start + 3 * MINUTE_MS));
    expect(await remembered()).toHaveLength(MAX_PICTURES_PER_ACCOUNT);
    const [photo] = await database.orm.select().from(listingPhotos);
    expect((await remembered()).map((row) => row.id)).toContain(photo?.picture_id);
  });

  it('never take over the time of a picture that is only like another, in however small steps they become it', async () => {
    const [first, last] = [await scene(1), await scene(2)];
    let since = now;
    for (let step = 0; step <= 20; step++) {
      const mixed = await sharp(first)
        .composite([
          {
            input: await sharp(last)
              .ensureAlpha(step / 20)
              .png()
              .toBuffer(),
          },
        ])
        .jpeg()
        .toBuffer();
      const fingerprint = await fingerprintOf(mixed);
      if (!fingerprint) throw new Error('The picture shows nothing.');
      ({ since } = await rememberPicture(database.orm, owner.id, fingerprint, new Date(start + step * MINUTE_MS)));
    }
    expect(since.getTime()).toBeGreaterThan(start);
  });

  it('are found among three thousand of others, in one statement', async () => {
    const listing = await listWith(owner, picture);
    const fingerprint = await fingerprintOf(copy);
    if (!fingerprint) throw new Error('The picture shows nothing.');
    await addBlank(listing, sql`(hashint8extended(number, 7))::bit(64)`, 3000);
    const since = new Date(now.getTime() + MINUTE_MS);
    const look = (by: typeof fingerprint) => findLookAlike(database.orm, { userId: copier.id, fingerprint: by, since });
    const other = await fingerprintOf(await scene(2));
    expect([await look(fingerprint), other && (await look(other))]).toEqual([listing, undefined]);
  });

  it('are compared closely with so many, the nearest by their bits', async () => {
    const listing = await listWith(owner, picture);
    const fingerprint = await fingerprintOf(copy);
    if (!fingerprint) throw new Error('The picture shows nothing.');
    const since = new Date(now.getTime() + MINUTE_MS);
    const look = () => findLookAlike(database.orm, { userId: copier.id, fingerprint, since });
    const original = await fingerprintOf(picture);
    await addBlank(listing, sql`${original?.bits}::bit(64)`, MAX_PICTURES_COMPARED - 1);
    expect(await look()).toBe(listing);
    await addBlank(listing, sql`${original?.bits}::bit(64)`, 1);
    expect(await look()).toBeUndefined();
  });
});
