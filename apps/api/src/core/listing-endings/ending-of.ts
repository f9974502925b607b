import type { ListingEnding, ListingStatus } from '@dopahiya/domain/market';

/** Returns how a listing ended, by its status; null while it is on sale. */
export const endingOf = (status: ListingStatus): ListingEnding | null => endings[status];

const endings: Record<ListingStatus, ListingEnding | null> = {
  pending: null,
  active: null,
  held: 'checking',
  rejected: 'removed',
  sold: 'sold',
  withdrawn: 'withdrawn',
  expired: 'expired',
};
