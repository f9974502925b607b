import type { ValuationBasis } from '@dopahiya/domain/market';
import type { BikeToValue, ValuationMonth } from './bike-to-value.ts';
import type { ValuationModel } from './valuation-model.ts';

/** By how much prices of new two-wheelers rise in a year; of a model that is no longer sold, its last price is carried on. */
const YEARLY_RISE = 1.045;

/** What a model costs new, or would cost, as a logarithm of rupees, and on what that rests. */
export interface NewPriceToday {
  log: number;
  basis: ValuationBasis;
}

type Priced = Pick<BikeToValue, 'slug' | 'newPrice' | 'electric' | 'cc'>;

/**
 * What a model costs new in a month. Without any price it is `guessed` from what it was asked for in an older market, or
 * follows from the engine; null where none of that is known.
 */
export function newPriceToday(
  { slug, newPrice, electric, cc }: Priced,
  on: ValuationMonth,
  guessed: ValuationModel['guessedPrices'] = {},
): NewPriceToday | null {
  if (newPrice && newPrice.amount > 0)
    return newPrice.kind === 'on-sale'
      ? { log: Math.log(newPrice.amount), basis: 'on-sale' }
      : { log: Math.log(newPrice.amount) + riseSince(newPrice.asOf, on), basis: 'last-price' };
  const guess = slug === null ? undefined : guessed[slug];
  if (guess !== undefined) return { log: Math.log(guess), basis: 'no-price' };
  if (electric || cc === null || !(cc > 0)) return null;
  return { log: 11.38 + 1.07 * Math.log(cc / 125), basis: 'no-price' };
}

function riseSince(month: string | undefined, on: ValuationMonth): number {
  const [year = on.year, number = on.month] = (month ?? '').split('-').filter(Boolean).map(Number);
  const years = on.year - year + (on.month - number) / 12;
  return Math.log(YEARLY_RISE) * Math.max(0, years);
}
