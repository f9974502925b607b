import type { PriceBasis } from '@dopahiya/domain/prices';
import { formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/key-differences';

interface PricedBike extends PriceBasis {
  price: number | null;
}

/** What a bike's price is and of when: 'price of June 2026', 'last price of December 2018'. */
export function priceBasisOf(
  { status, price_month }: PriceBasis,
  words: Pick<typeof texts, 'priceBasis'> = texts,
): string {
  return words.priceBasis[status](price_month ? formatMonth(price_month) : null);
}

/** Whether the known prices are of one kind and one month, so that they may be set against each other without a word. */
export function haveOneBasis(bikes: readonly PricedBike[]): boolean {
  const priced = bikes.filter(({ price }) => price !== null);
  const bases = priced.map(({ status, price_month }) => `${status} ${price_month ?? ''}`);
  return new Set(bases).size < 2;
}
