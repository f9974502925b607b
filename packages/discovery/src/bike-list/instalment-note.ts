import type { BikeCard } from '@dopahiya/domain/bikes';
import { monthlyInstalment, usualLoan } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-list';

/** What a bike's price is by the month, with the loan that it is reckoned by; nothing for what cannot be bought or has no price. */
export function instalmentNote({ price, status }: Pick<BikeCard, 'price' | 'status'>): string | undefined {
  if (price === null || status === 'upcoming' || status === 'discontinued') return undefined;
  return texts.instalment(formatPrice(monthlyInstalment(price)), usualLoan);
}
