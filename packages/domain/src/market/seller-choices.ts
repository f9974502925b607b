import type { ListingStatus } from './listing-words.ts';

/** What a seller can do with a listing beside deleting it; `renew` puts it on sale for 60 days more, `unsell` takes back for a day that it is sold. */
export type SellerChoice = 'edit' | 'sell' | 'unsell' | 'withdraw' | 'renew';

/** What a seller can do with a listing, by where it stands. */
export const sellerChoices: Readonly<Record<ListingStatus, readonly SellerChoice[]>> = {
  pending: ['edit', 'sell', 'withdraw', 'renew'],
  active: ['edit', 'sell', 'withdraw', 'renew'],
  held: ['edit'],
  sold: ['unsell'],
  expired: ['edit', 'sell', 'withdraw', 'renew'],
  withdrawn: ['edit', 'renew'],
  rejected: ['edit'],
};
