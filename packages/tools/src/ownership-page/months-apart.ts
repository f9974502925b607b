import { formatMonth } from '@dopahiya/domain/site';
import type { OwnedBike } from '@dopahiya/engines/ownership';
import * as texts from '#texts/months-apart';

/** Returns the month of each price if they differ, as such prices must not be compared without a note. */
export function monthsApart(bikes: readonly Pick<OwnedBike, 'name' | 'priceMonth'>[]): string | null {
  if (new Set(bikes.map(({ priceMonth }) => priceMonth)).size < 2) return null;
  return texts.monthsApart(
    bikes.map(({ name, priceMonth }) => texts.monthOf(name, priceMonth && formatMonth(priceMonth))).join(', '),
  );
}
