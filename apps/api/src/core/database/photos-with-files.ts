import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import { users } from './account-schema.ts';
import { listingPhotos, listings } from './listing-schema.ts';
import type { Orm } from './open-database.ts';

/** A photo, by what names its files. */
export type StoredPhoto = Pick<typeof listingPhotos.$inferSelect, 'key' | 'widths'>;

/** The photos of listings that are about to be deleted: once their rows are gone nobody knows their files. */
export function photosWithFiles(orm: Orm, ofListings: SQL): Promise<StoredPhoto[]> {
  return orm
    .select({ key: listingPhotos.key, widths: listingPhotos.widths })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listing_id))
    .where(ofListings);
}

/** Listings with photos, joined with their seller, who has not confirmed their mail address. */
export function unconfirmedWithPhotos(orm: Orm): SQL | undefined {
  const photos = orm
    .select({ id: listingPhotos.id })
    .from(listingPhotos)
    .where(eq(listingPhotos.listing_id, listings.id));
  return and(isNull(users.email_verified_at), exists(photos));
}
