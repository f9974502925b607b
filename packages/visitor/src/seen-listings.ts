import { remembered } from './remembered.ts';

/** The listings of one account as this browser last saw them. */
export interface SeenListings {
  username: string;
  listings: readonly { id: string; title: string; price: number | null; status: string }[];
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
  const { id, title, price, status } = (value ?? {}) as Record<string, unknown>;
  return [id, title, status].every((text) => typeof text === 'string') && (price === null || typeof price === 'number');
}
