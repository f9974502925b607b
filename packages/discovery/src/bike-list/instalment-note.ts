import type { BikeCard } from '@dopahiya/domain/bikes';
import { monthlyInstalment, usualLoan } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-list';

/** Returns the monthly instalment with its loan terms; undefined for bikes not on sale or without a price. */
export function instalmentNote({ price, status }: Pick<BikeCard, 'price' | 'status'>): string | undefined {
  if (price === null || status === 'upcoming' || status === 'discontinued') return undefined;
  return texts.instalment(formatPrice(monthlyInstalment(price)), usualLoan);
}
