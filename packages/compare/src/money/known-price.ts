import type { OnRoadPrice } from '@dopahiya/domain/prices';

/** What a bike costs on the road; null where nobody can say. */
export type KnownPrice = OnRoadPrice | null;

/** Whether the ex-showroom prices that are known, of which the rest follows, are of one month. */
export function areOfOneMonth(prices: readonly KnownPrice[]): boolean {
  const priced = prices.filter((price) => price !== null && price.ex_showroom_price !== null);
  return new Set(priced.map((price) => price?.price_month ?? null)).size < 2;
}

/** How much more the other amount is, in rupees; null unless both are known. */
export function gapBetween(first: number | null | undefined, other: number | null | undefined): number | null {
  return first == null || other == null ? null : other - first;
}
