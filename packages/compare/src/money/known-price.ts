import type { OnRoadPrice } from '@dopahiya/domain/prices';

/** On-road price; null if unknown. */
export type KnownPrice = OnRoadPrice | null;

/** Checks whether the known ex-showroom prices, on which the rest is based, are of the same month. */
export function areOfOneMonth(prices: readonly KnownPrice[]): boolean {
  const priced = prices.filter((price) => price !== null && price.ex_showroom_price !== null);
  return new Set(priced.map((price) => price?.price_month ?? null)).size < 2;
}

/** Returns how much more the other amount is, in rupees; null if either is unknown. */
export function gapBetween(first: number | null | undefined, other: number | null | undefined): number | null {
  return first == null || other == null ? null : other - first;
}
