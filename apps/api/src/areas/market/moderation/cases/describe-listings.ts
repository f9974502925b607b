import type { CaseState } from '@dopahiya/domain/moderation';
import { usedBikePath } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { inArray, sql } from 'drizzle-orm';
import { listingPhotos, listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { holdCodeOf } from '../../holding/hold-reasons.ts';
import { isOpen } from '../../own/listing-states.ts';
import type { CasePhoto, DescribedCase } from './described-case.ts';

/** Describes listings with their photos. */
export async function describeListings(orm: Orm, ids: number[]): Promise<DescribedCase[]> {
  const photos = sql<CasePhoto[]>`(
    select coalesce(json_agg(json_build_object('key', photo.key, 'shown_as', photo.shown_as, 'width', photo.width)
      order by photo.position, photo.id), '[]'::json) from ${listingPhotos} as photo where photo.listing_id = listings.id)`;
  const rows = await orm.select({ listing: listings, photos }).from(listings).where(inArray(listings.id, ids));
  return rows.map(({ listing, photos: taken }) => ({
    subject: 'listing',
    subject_id: listing.id,
    title: `${listingName(listing)}: ${formatPrice(listing.expected_price)}`,
    path: listingPath(listing),
    state: stateOf(listing),
    holds: listing.status === 'held' && listing.reason !== null ? [holdCodeOf(listing.reason)] : [],
    words: [listing.version, listing.description, listing.loan_remarks].flatMap((text) =>
      text ? [{ side: 'seller', text }] : [],
    ),
    photos: taken,
  }));
}

type Named = Pick<
  typeof listings.$inferSelect,
  'id' | 'slug' | 'brand_name' | 'model' | 'year_of_manufacture' | 'status' | 'is_unconfirmed'
>;

/** Returns a listing's display name. */
export const listingName = ({
  brand_name,
  model,
  year_of_manufacture,
}: Pick<Named, 'brand_name' | 'model' | 'year_of_manufacture'>): string =>
  `${brand_name} ${model}, ${year_of_manufacture}`;

/** Returns the path of a listing's page; null if it is not public. */
export const listingPath = (listing: Pick<Named, 'id' | 'slug' | 'status' | 'is_unconfirmed'>): string | null =>
  isShown(listing) ? usedBikePath(listing) : null;

const isShown = ({ status, is_unconfirmed }: Pick<Named, 'status' | 'is_unconfirmed'>): boolean =>
  isOpen(status) && !is_unconfirmed;

function stateOf(listing: Pick<Named, 'status' | 'is_unconfirmed'>): CaseState {
  if (listing.status === 'held') return 'held';
  return isShown(listing) ? 'shown' : 'waiting';
}
