import type { ValuationBasis } from '@dopahiya/domain/market';
import type { BikeToValue, ValuationMonth } from './bike-to-value.ts';
import type { ValuationModel } from './valuation-model.ts';

/** Yearly price increase of new two-wheelers, used to extrapolate the last price of a discontinued model. */
const YEARLY_RISE = 1.045;

/** Current new price of a model, actual or hypothetical, as a logarithm of rupees, with its basis. */
export interface NewPriceToday {
  log: number;
  basis: ValuationBasis;
}

type Priced = Pick<BikeToValue, 'slug' | 'newPrice' | 'electric' | 'cc'>;

/**
 * Returns a model's new price in a month. Without a known price it is `guessed` from earlier asking prices or estimated from the engine
 * size; null if neither is known.
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
