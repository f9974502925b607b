import type { ListingStatus } from '@dopahiya/domain/market';

/** What can happen to a listing: the first six by its seller or with time, the others by the owner of the site. */
export type ListingEvent =
  | 'edit'
  | 'sell'
  | 'unsell'
  | 'withdraw'
  | 'renew'
  | 'expire'
  | 'verify'
  | 'reject'
  | 'hold'
  | 'release';

/** Listings whose page others may open. */
export const openStatuses = ['pending', 'active', 'sold'] as const satisfies ListingStatus[];

/** Whether others may open the page of a listing. */
export const isOpen = (status: ListingStatus): boolean => openStatuses.some((open) => open === status);

/** 'on sale' is active where somebody has looked at the listing, else pending. */
type Next = ListingStatus | 'on sale';

const onSale = {
  edit: 'on sale',
  sell: 'sold',
  withdraw: 'withdrawn',
  renew: 'on sale',
  expire: 'expired',
  verify: 'active',
  reject: 'rejected',
  hold: 'held',
} as const satisfies Partial<Record<ListingEvent, Next>>;

/**
 * What follows on what. A seller cannot take a listing out of being held: what they mend stays held until it is released. One
 * that was rejected and is changed is looked at before others see it again. What is sold stays as it was sold, but for a day in
 * which its seller takes that back, and where a moderator removes it.
 */
const transitions: Record<ListingStatus, Partial<Record<ListingEvent, Next>>> = {
  pending: onSale,
  active: onSale,
  held: { edit: 'held', release: 'on sale', reject: 'rejected' },
  sold: { unsell: 'on sale', reject: 'rejected' },
  expired: { edit: 'expired', sell: 'sold', withdraw: 'withdrawn', renew: 'on sale', hold: 'held', reject: 'rejected' },
  withdrawn: { edit: 'withdrawn', renew: 'on sale', hold: 'held', reject: 'rejected' },
  rejected: { edit: 'held' },
};

/** Where a listing stands after an event; undefined where that cannot happen to it. */
export function statusAfter(
  status: ListingStatus,
  event: ListingEvent,
  isVerified: boolean,
): ListingStatus | undefined {
  const next = transitions[status][event];
  if (next !== 'on sale') return next;
  return isVerified ? 'active' : 'pending';
}
