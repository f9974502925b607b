import { remembered } from './remembered.ts';

/** The listings of one account as this browser last saw them. */
export interface SeenListings {
  username: string;
  listings: readonly { title: string; price: number | null; status: string }[];
}

/** What a seller's listings were when they could last be fetched; null before that. */
export const seenListings = remembered<SeenListings | null>({
  key: 'seen-listings',
  initial: null,
  restore: (stored) => (isSeenListings(stored) ? stored : undefined),
});

function isSeenListings(stored: unknown): stored is SeenListings {
  const { username, listings } = (stored ?? {}) as Record<string, unknown>;
  return typeof username === 'string' && Array.isArray(listings) && listings.every(isListing);
}

function isListing(value: unknown): boolean {
  const { title, price, status } = (value ?? {}) as Record<string, unknown>;
  return typeof title === 'string' && typeof status === 'string' && (price === null || typeof price === 'number');
}
