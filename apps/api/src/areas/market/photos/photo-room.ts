import { and, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { AppError, badRequest } from '../../../core/errors.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;

/** Maximum size of a seller's photos in bytes: 300 photos of 1.3 MB each. */
const ACCOUNT_BYTES = 400 * MB;
/** The same for a seller without a confirmed email address: enough for a listing with twelve detailed photos. */
const UNCONFIRMED_BYTES = 32 * MB;
/** Maximum share of the total space per seller: ten sellers can use at most half of it. */
const ACCOUNT_SHARE = 1 / 20;
/** Maximum share of the total space for all sellers without a confirmed email address, so that there is always room for others. */
const UNCONFIRMED_SHARE = 1 / 4;
/** Maximum number of photos per seller, over all listings. */
const MAX_PHOTOS_OF_SELLER = 300;
/** Days a seller has to confirm their email address before a listing with photos is deleted. */
const CONFIRM_DAYS = 7;

/** Returns when a listing with photos is deleted if its seller does not confirm their email address. */
export const confirmBy = (firstPhoto: Date): Date => new Date(firstPhoto.getTime() + CONFIRM_DAYS * DAY_MS);

/** Why there is no room for a photo. */
export type PhotoRefusal =
  | 'too many of the seller'
  | 'seller full'
  | 'unconfirmed seller full'
  | 'second listing unconfirmed'
  | 'unconfirmed full'
  | 'full';

/** A photo to be added. */
export interface ArrivingPhoto {
  userId: number;
  isConfirmed: boolean;
  listing: number;
  /** Size of its files in bytes; 0 if they are not created yet. */
  bytes: number;
}

/** Enforces the photo limits per seller, for all sellers without a confirmed email address, and in total. */
export class PhotoRoom {
  readonly #mostBytes: number;

  /** @param maxBytes Maximum size of all photo files together, in bytes. */
  constructor(maxBytes: number) {
    this.#mostBytes = maxBytes;
  }

  /** Returns why there is no room for a photo; undefined if there is. Exact only while the seller adds no other photo. */
  async refuse(orm: Orm, { userId, isConfirmed, listing, bytes }: ArrivingPhoto): Promise<PhotoRefusal | undefined> {
    const more = bytes * (1 + AVIF_SHARE);
    if ((await taken(orm)).bytes + more > this.#mostBytes) return 'full';
    const own = await taken(orm, eq(listings.user_id, userId));
    if (own.photos >= MAX_PHOTOS_OF_SELLER) return 'too many of the seller';
    const max = Math.min(isConfirmed ? ACCOUNT_BYTES : UNCONFIRMED_BYTES, this.#mostBytes * ACCOUNT_SHARE);
    if (own.bytes + more > max) return isConfirmed ? 'seller full' : 'unconfirmed seller full';
    if (isConfirmed) return undefined;
    const others = await taken(orm, and(eq(listings.user_id, userId), ne(listings.id, listing)));
    if (others.photos > 0) return 'second listing unconfirmed';
    const unconfirmed = await taken(orm, isNull(users.email_verified_at));
    return unconfirmed.bytes + more > this.#mostBytes * UNCONFIRMED_SHARE ? 'unconfirmed full' : undefined;
  }
}

/** Upper bound of the size of AVIF files, created later, as a share of the other files; measured: under a third. */
const AVIF_SHARE = 0.5;

async function taken(orm: Orm, condition?: SQL): Promise<{ photos: number; bytes: number }> {
  const { bytes, has_avif } = listingPhotos;
  const each = sql`case when ${has_avif} then ${bytes} else ${bytes} * (1 + ${AVIF_SHARE}::double precision) end`;
  const [row] = await orm
    .select({ photos: count(), bytes: sql<number>`coalesce(sum(${each}), 0)::double precision` })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listing_id))
    .innerJoin(users, eq(users.id, listings.user_id))
    .where(condition);
  return row ?? { photos: 0, bytes: 0 };
}

/** The errors shown to a seller. */
export const photoRefusals: Record<PhotoRefusal, () => AppError> = {
  'too many of the seller': () => badRequest(marketErrors.tooManyPhotosOfSeller(MAX_PHOTOS_OF_SELLER)),
  'seller full': () => badRequest(marketErrors.photoSpaceUsed),
  'unconfirmed seller full': () => new AppError(403, marketErrors.confirmForMorePhotos),
  'second listing unconfirmed': () => new AppError(403, marketErrors.confirmForSecondListing),
  'unconfirmed full': () => new AppError(403, marketErrors.confirmForPhotos),
  full: () => new AppError(503, marketErrors.photoStoreFull),
};
