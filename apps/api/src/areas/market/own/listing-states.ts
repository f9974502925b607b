import type { ListingStatus } from '@dopahiya/domain/market';

/** Events of a listing: the first six are caused by its seller or by expiry, the others by the site's owner. */
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

/** Statuses in which a listing's page is public. */
export const openStatuses = ['pending', 'active', 'sold'] as const satisfies ListingStatus[];

/** Checks whether a listing's page is public in this status. */
export const isOpen = (status: ListingStatus): boolean => openStatuses.some((open) => open === status);

/** 'on sale' means active for a verified listing, else pending. */
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
 * The status transitions. A held listing stays held when its seller edits it, until it is released; an edited rejected one is held for
 * review. A sold listing stays sold, except that its seller can undo the sale for one day and a moderator can remove it.
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

/** Returns a listing's status after an event; undefined if the event is not possible. */
export function statusAfter(
  status: ListingStatus,
  event: ListingEvent,
  isVerified: boolean,
): ListingStatus | undefined {
  const next = transitions[status][event];
  if (next !== 'on sale') return next;
  return isVerified ? 'active' : 'pending';
}
