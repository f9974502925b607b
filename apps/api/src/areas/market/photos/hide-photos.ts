import { eq, type SQL, sql } from 'drizzle-orm';
import { listingPhotos, type listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { isOpen } from '../own/listing-states.ts';

type Standing = Pick<typeof listings.$inferSelect, 'status'>;

/** Lets nobody open photos who kept their addresses: they get others, which their seller and moderators alone are told. */
export async function hidePhotos(orm: Orm, which: SQL): Promise<void> {
  const shown_as = sql`replace(gen_random_uuid()::text, '-', '')`;
  await orm.update(listingPhotos).set({ shown_as }).where(which);
}

/** Hides the photos of a listing whose page others may open no more. */
export async function hidePhotosOfClosed(orm: Orm, id: number, before: Standing, after: Standing): Promise<void> {
  if (isOpen(before.status) && !isOpen(after.status)) await hidePhotos(orm, eq(listingPhotos.listing_id, id));
}
