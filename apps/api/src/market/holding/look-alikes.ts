import { and, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { listingPhotos, listings } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';

/** So many of 64 bits may differ. */
const MOST_DIFFERENT = 15;
/** A photo is compared with so many, the newest: each is looked at, for no index knows what is near. */
const MOST_COMPARED = 100_000;

/** The listing of another account that has a photo like this one; samples have none. */
export async function findLookAlike(orm: Orm, userId: number, fingerprint: string): Promise<number | undefined> {
  const { id, listing_id } = listingPhotos;
  const different = sql`bit_count(${listingPhotos.fingerprint} # ${fingerprint}::bit(64))`;
  const [found] = await orm
    .select({ listing: listing_id })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listing_id))
    .where(
      and(
        gt(id, sql`(select coalesce(max(id), 0) from ${listingPhotos}) - ${MOST_COMPARED}::integer`),
        isNotNull(listingPhotos.fingerprint),
        lte(different, MOST_DIFFERENT),
        ne(listings.user_id, userId),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return found?.listing;
}
