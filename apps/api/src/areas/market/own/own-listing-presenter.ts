import type { OwnUsedBike } from '@dopahiya/domain/market';
import {
  type PhotoAddresses,
  presentUsedBikeDetail,
  type UsedBikeDetailAnswer,
} from '../listings/listing-presenter.ts';
import type { OwnListingRow } from './own-listing-repository.ts';

/** A listing as sent by the API to its seller. */
export type OwnUsedBikeAnswer = UsedBikeDetailAnswer & Omit<OwnUsedBike, keyof UsedBikeDetailAnswer>;

/** Returns a listing for its seller. */
export function presentOwnUsedBike(row: OwnListingRow, photoAddresses: PhotoAddresses): OwnUsedBikeAnswer {
  const { listing, prices, views, confirm_by } = row;
  return {
    ...presentUsedBikeDetail(row, prices, { photoAddresses, language: 'en' }),
    revision: listing.revision,
    contact: listing.contact,
    loan_remarks: listing.loan_remarks,
    reason: listing.reason,
    expires_at: listing.expires_at?.toISOString() ?? null,
    is_unconfirmed: listing.is_unconfirmed,
    confirm_by: confirm_by?.toISOString() ?? null,
    sold_price: listing.sold_price,
    view_count: views,
  };
}
