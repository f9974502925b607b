import { and, asc, desc, eq, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings, uploadedPictures } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { shown } from '../listings/listing-filter.ts';
import { differentBits, bitsBeforeCrops } from './picture-bits.ts';
import { isSamePicture } from './likeness.ts';
import type { Fingerprint } from './photo-fingerprint.ts';
import { compareWith, MAX_PICTURES_COMPARED, MAX_DIFFERENT_BITS } from './same-picture.ts';
import { THUMBNAIL_BYTES } from './thumbnail.ts';

/** Maximum number of recent photos whose bits are compared; each is scanned, since no index finds similar bits. */
const MAX_NEAR = 100_000;

/** A photo an account adds, and since when the account has had the picture. */
export interface AddedPicture {
  userId: number;
  fingerprint: Fingerprint;
  since: Date;
}

/**
 * Returns another account's public listing that had this picture before the account first uploaded it. Photos with thumbnails of an older
 * size are ignored.
 */
export async function findLookAlike(
  orm: Orm,
  { userId, fingerprint, since }: AddedPicture,
): Promise<number | undefined> {
  const { id, listing_id, picture_id, added_at } = listingPhotos;
  const newest = orm
    .select({
      id,
      listing_id,
      picture_id,
      added_at,
      different: differentBits(uploadedPictures.fingerprint, bitsBeforeCrops(fingerprint.thumbnail)).as('different'),
    })
    .from(listingPhotos)
    .innerJoin(uploadedPictures, eq(uploadedPictures.id, picture_id))
    .innerJoin(listings, eq(listings.id, listing_id))
    .innerJoin(users, eq(users.id, listings.user_id))
    .where(
      and(
        shown({ withSamples: false }),
        isNotNull(users.email_verified_at),
        isNull(listingPhotos.hidden_by),
        sql`octet_length(${uploadedPictures.thumbnail}) = ${THUMBNAIL_BYTES}`,
        ne(users.id, userId),
      ),
    )
    .orderBy(desc(id))
    .limit(MAX_NEAR)
    .as('newest');
  const near = orm
    .select({
      id: newest.id,
      listing_id: newest.listing_id,
      picture_id: newest.picture_id,
      different: newest.different,
    })
    .from(newest)
    .where(and(lt(newest.added_at, since), lte(newest.different, MAX_DIFFERENT_BITS)))
    .orderBy(asc(newest.different), desc(newest.id))
    .limit(MAX_PICTURES_COMPARED)
    .as('near');
  const candidates = await orm
    .select({ listing: near.listing_id, thumbnail: uploadedPictures.thumbnail })
    .from(near)
    .innerJoin(uploadedPictures, eq(uploadedPictures.id, near.picture_id))
    .orderBy(asc(near.different), desc(near.id));
  const compare = compareWith(fingerprint.thumbnail);
  return candidates.find(({ thumbnail }) => thumbnail && isSamePicture(compare(thumbnail)))?.listing;
}
