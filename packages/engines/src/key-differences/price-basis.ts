import type { PriceBasis } from '@dopahiya/domain/prices';
import { formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/key-differences';

interface PricedBike extends PriceBasis {
  price: number | null;
}

/** Describes the kind and month of a bike's price: 'price of June 2026', 'last price of December 2018'. */
export function priceBasisOf(
  { status, price_month }: PriceBasis,
  words: Pick<typeof texts, 'priceBasis'> = texts,
): string {
  return words.priceBasis[status](price_month ? formatMonth(price_month) : null);
}

/** Checks whether all known prices are of the same kind and month, and so comparable without a note. */
export function haveOneBasis(bikes: readonly PricedBike[]): boolean {
  const priced = bikes.filter(({ price }) => price !== null);
  const bases = priced.map(({ status, price_month }) => `${status} ${price_month ?? ''}`);
  return new Set(bases).size < 2;
}
