import { remembered } from './remembered.ts';

/** Listings of an account as last seen by this browser. */
export interface SeenListings {
  username: string;
  listings: readonly { id: string; title: string; price: number | null; status: string }[];
}

/** Seller's listings at the last successful fetch; null before. */
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
  const { id, title, price, status } = (value ?? {}) as Record<string, unknown>;
  return [id, title, status].every((text) => typeof text === 'string') && (price === null || typeof price === 'number');
}
