import { listingQuerySchema } from '@dopahiya/domain/inputs';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMemoryAccounts } from '../../accounts/account-deps.ts';
import type { Services } from '../../../areas.ts';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { asha } from '../../../testing/account-browser.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings } from '../../../testing/write-listings.ts';
import type { ListingPhotoStore } from '../photos/listing-photo-store.ts';
import { ExpiryRepository } from './expiry-repository.ts';
import { ExpiryService } from './expiry-service.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the expiry of listings', () => {
  let database: Database;
  let services: Services;
  let mails: ReturnType<typeof sentMails>;

  beforeAll(async () => {
    database = await openTestDatabase();
    mails = sentMails(database);
  });
  afterAll(() => mails.close().then(database.close));
  beforeEach(async () => {
    services = await seededServices(database, now, {
      accounts: { ...inMemoryAccounts(), siteOrigin: 'https://site.test' },
    });
    await database.orm.delete(users);
    await database.orm.delete(listings);
    const { id: user_id } = await services.users.register(asha);
    await mails.settle();
    mails.sent.length = 0;
    await writeListings(database, [
      { slug: 'a-over', user_id, expires_at: inDays(0) },
      { slug: 'b-soon', user_id, expires_at: inDays(3), status: 'pending' },
      { slug: 'c-later', user_id, expires_at: inDays(30) },
      { slug: 'd-held', user_id, expires_at: inDays(-3), status: 'held', reason: 'We look into it.' },
      { slug: 'e-sold', user_id, expires_at: inDays(-3), status: 'sold', sold_at: inDays(-5) },
      { slug: 'f-sample' },
    ]);
  });

  const expiryWith = (removeAll: ListingPhotoStore['removeAll']) =>
    new ExpiryService({
      expiring: new ExpiryRepository(database.orm),
      counter: { clear: () => undefined },
      photoStore: { removeAll },
      clock: () => now,
    });
  const statuses = async () => {
    const rows = await database.orm.select().from(listings).orderBy(asc(listings.slug));
    return rows.map(({ slug, status }) => `${slug} ${status}`);
  };

  it('ends what is on sale when its days are over, and neither samples nor what is held or sold', async () => {
    const count = async () => (await services.listings.list(listingQuerySchema.parse({}))).count;
    expect(await count()).toBe(4);
    await services.listingExpiry.run();
    expect(await statuses()).toEqual([
      'a-over expired',
      'b-soon pending',
      'c-later active',
      'd-held held',
      'e-sold sold',
      'f-sample active',
    ]);
    expect(await count()).toBe(3);
    const [row] = await database.orm.select().from(listings).where(eq(listings.slug, 'a-over'));
    expect(row?.revision).toBe(2);
  });

  it('deletes a listing with photos whose seller has not confirmed their address in time, and no other', async () => {
    const slugs = ['a-over', 'b-soon', 'c-later'];
    await database.orm
      .update(listings)
      .set({ confirm_by: inDays(0) })
      .where(inArray(listings.slug, slugs.slice(0, 2)));
    await database.orm
      .update(listings)
      .set({ confirm_by: inDays(1) })
      .where(eq(listings.slug, 'c-later'));
    const rows = await database.orm.select().from(listings).where(inArray(listings.slug, slugs));
    const withPhotos = rows.filter(({ slug }) => slug !== 'a-over');
    await database.orm.insert(listingPhotos).values(
      withPhotos.map(({ id, slug }) => ({
        listing_id: id,
        position: 0,
        key: slug,
        shown_as: slug,
        widths: [480],
        width: 480,
        height: 360,
        added_at: now,
      })),
    );
    await database.orm.update(users).set({ email_verified_at: now });
    await services.listingExpiry.run();
    expect((await statuses()).map((text) => text.split(' ')[0])).toContain('b-soon');
    await database.orm.update(users).set({ email_verified_at: null });
    const removed: string[] = [];
    await expiryWith(async (photos) => void removed.push(...photos.map(({ key }) => key))).run();
    const left = (await statuses()).map((text) => text.split(' ')[0]);
    expect(left).toEqual(['a-over', 'c-later', 'd-held', 'e-sold', 'f-sample']);
    expect(removed, 'Photos whose files were deleted').toEqual(['b-soon']);
  });

  it('tells each seller once, a week before', async () => {
    await Promise.all([services.listingExpiry.run(), services.listingExpiry.run()]);
    await services.listingExpiry.run();
    await mails.settle();
    expect(mails.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['asha@example.test', 'Your listing expires soon | Dopahiya'],
    ]);
    expect(mails.sent[0]?.text).toContain('ends on 24 Nov 2026.');
    expect(mails.sent[0]?.text).toContain('https://site.test/profile#listings');
  });
});
