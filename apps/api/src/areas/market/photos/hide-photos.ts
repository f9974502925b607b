import { eq, type SQL, sql } from 'drizzle-orm';
import { listingPhotos, type listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { isOpen } from '../own/listing-states.ts';

type Standing = Pick<typeof listings.$inferSelect, 'status'>;

/** Gives photos new URLs, known only to their seller and moderators, so that earlier URLs stop working. */
export async function hidePhotos(orm: Orm, which: SQL): Promise<void> {
  const shown_as = sql`replace(gen_random_uuid()::text, '-', '')`;
  await orm.update(listingPhotos).set({ shown_as }).where(which);
}

/** Hides the photos of a listing whose page is no longer public. */
export async function hidePhotosOfClosed(orm: Orm, id: number, before: Standing, after: Standing): Promise<void> {
  if (isOpen(before.status) && !isOpen(after.status)) await hidePhotos(orm, eq(listingPhotos.listing_id, id));
}
