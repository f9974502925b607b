import { eq, inArray } from 'drizzle-orm';
import { listingPhotos, listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { listingName, listingPath } from './describe-listings.ts';
import type { DescribedCase } from './described-case.ts';

/** Describes photos with their listing. */
export async function describePhotos(orm: Orm, ids: number[]): Promise<DescribedCase[]> {
  const rows = await orm
    .select({ photo: listingPhotos, listing: listings })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listing_id))
    .where(inArray(listingPhotos.id, ids));
  return rows.map(({ photo, listing }) => ({
    subject: 'photo',
    subject_id: photo.id,
    title: listingName(listing),
    path: listingPath(listing),
    state: photo.hidden_by === null ? 'shown' : 'held',
    holds: photo.hidden_by === 'reports' ? ['reports'] : [],
    words: [],
    photos: [{ key: photo.key, shown_as: photo.shown_as, width: photo.width }],
  }));
}
