import { inArray, type SQL, sql } from 'drizzle-orm';
import { listingPhotos } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';

/** Lets nobody open a photo who kept its address: it gets another one, which its seller and moderators alone are told. */
export async function hidePhotos(orm: Orm, which: SQL): Promise<void> {
  const shown_as = sql`replace(gen_random_uuid()::text, '-', '')`;
  await orm.update(listingPhotos).set({ shown_as }).where(which);
}

/** Hides the photos of listings that others may open no more. */
export async function hidePhotosOf(orm: Orm, ids: number[]): Promise<void> {
  if (ids.length > 0) await hidePhotos(orm, inArray(listingPhotos.listing_id, ids));
}
