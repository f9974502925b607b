import type { OwnUsedBike } from '@dopahiya/domain/market';
import { seenListings, useRemembered } from '@dopahiya/visitor';
import { useEffect } from 'react';
import { titleOf } from './listing-words.ts';

/** Stores a seller's listings in the browser, for when they cannot be fetched or the server returns none. */
export function useRememberedListings(username: string, bikes: readonly OwnUsedBike[] | undefined): void {
  useEffect(() => {
    if (!bikes || bikes.length === 0) return;
    const listings = bikes.map((bike) => ({
      id: String(bike.id),
      title: titleOf(bike),
      price: bike.expected_price,
      status: bike.status,
    }));
    seenListings.write({ username, listings: listings.slice(0, 10) });
  }, [username, bikes]);
}

/** Returns a seller's listings as last seen in this browser. */
export function useLastSeen(username: string) {
  const [seen] = useRemembered(seenListings);
  return seen?.username === username ? seen.listings : [];
}

/** Removes a deleted listing from browser storage. */
export function forgetSeen(id: OwnUsedBike['id']): void {
  const seen = seenListings.read();
  if (seen) seenListings.write({ ...seen, listings: seen.listings.filter((listing) => listing.id !== String(id)) });
}
