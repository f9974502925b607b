import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import { users } from './account-schema.ts';
import { listingPhotos, listings } from './listing-schema.ts';
import type { Orm } from './open-database.ts';

/** Photo columns that name its files. */
export type StoredPhoto = Pick<typeof listingPhotos.$inferSelect, 'key' | 'widths'>;

/** Finds the photos of listings that are about to be deleted: without their rows the files could not be found. */
export function photosWithFiles(orm: Orm, ofListings: SQL): Promise<StoredPhoto[]> {
  return orm
    .select({ key: listingPhotos.key, widths: listingPhotos.widths })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listing_id))
    .where(ofListings);
}

/** Condition: listings with photos, joined with their seller, whose mail address is unconfirmed. */
export function unconfirmedWithPhotos(orm: Orm): SQL | undefined {
  const photos = orm
    .select({ id: listingPhotos.id })
    .from(listingPhotos)
    .where(eq(listingPhotos.listing_id, listings.id));
  return and(isNull(users.email_verified_at), exists(photos));
}
