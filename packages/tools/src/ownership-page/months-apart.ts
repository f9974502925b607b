import { formatMonth } from '@dopahiya/domain/site';
import type { OwnedBike } from '@dopahiya/engines/ownership';
import * as texts from '#texts/months-apart';

/** Of which month each price is, where they are not all of one: prices of different times are not compared without a word. */
export function monthsApart(bikes: readonly Pick<OwnedBike, 'name' | 'priceMonth'>[]): string | null {
  if (new Set(bikes.map(({ priceMonth }) => priceMonth)).size < 2) return null;
  return texts.monthsApart(
    bikes.map(({ name, priceMonth }) => texts.monthOf(name, priceMonth && formatMonth(priceMonth))).join(', '),
  );
}
