import type { ValuationBasis } from '@dopahiya/domain/market';
import type { BikeToValue, ValuationMonth } from './bike-to-value.ts';
import { confidenceOf } from './confidence.ts';
import { type NewPriceToday, newPriceToday } from './new-price-today.ts';
import type { ValuationModel } from './valuation-model.ts';
import { cappedAge, type ValuationTerm, valuationTerms } from './valuation-terms.ts';

/** A valuation, in whole rupees. */
export interface Valuation {
  value: number;
  /** Price range of 80 % of such bikes. */
  span: { low: number; high: number };
  /** Percentage of such bikes priced within a factor of 1.3, from 70 to 95 in steps of 5; null for a rough guide. */
  confidence: number | null;
  /** Standard error of the logarithm. */
  sigma: number;
  basis: ValuationBasis;
}

/** Reason why a bike cannot be valued. */
export type NoValuationReason = 'future-year' | 'too-old' | 'impossible-km' | 'unknown-model';

/** Maximum age in years (a bike of next year's model year has none) and kilometres. */
export const valuationLimits = { age: 25, km: 300_000 } as const;

/** Estimates the value of a used bike in a month, or returns why it cannot; deterministic. */
export function valueBike(
  model: ValuationModel,
  bike: BikeToValue,
  on: ValuationMonth,
): Valuation | { none: NoValuationReason } {
  const none = whyNone(bike, on);
  if (none) return { none };
  const newPrice = newPriceToday(bike, on, model.guessedPrices);
  if (!newPrice) return { none: 'unknown-model' };
  const age = on.year - bike.year;
  const sigma = sigmaOf(model, { age, electric: bike.electric, basis: newPrice.basis });
  return spread(model, logValue(model, bike, newPrice, age), sigma, newPrice.basis);
}

/** Returns the logarithm of a bike's value at an age in years, given its new price. */
export function logValue(
  model: Pick<ValuationModel, ValuationTerm[0] | 'owner'>,
  bike: BikeToValue,
  { log, basis }: NewPriceToday,
  age: number,
): number {
  const terms = valuationTerms(bike, age, basis);
  const start = log + (model.owner[bike.owner - 1] ?? 0);
  return terms.reduce((sum, [part, name, x]) => sum + x * (model[part][name] ?? 0), start);
}

function whyNone({ year, km }: BikeToValue, on: ValuationMonth): NoValuationReason | null {
  if (!Number.isInteger(year) || year > on.year) return 'future-year';
  if (on.year - year > valuationLimits.age) return 'too-old';
  return km !== null && !(km >= 0 && km <= valuationLimits.km) ? 'impossible-km' : null;
}

/** Returns the standard error of a bike's value, as a logarithm. */
export function sigmaOf(
  { spread: { base, age: perYear, electric: ofElectric, noPrice } }: Pick<ValuationModel, 'spread'>,
  { age, electric, basis }: { age: number; electric: boolean; basis: ValuationBasis },
): number {
  const years = cappedAge(age) - 4;
  return Math.exp(base + perYear * years + (electric ? ofElectric : 0) + (basis === 'no-price' ? noPrice : 0));
}

function spread(model: ValuationModel, log: number, sigma: number, basis: ValuationBasis): Valuation {
  const rupees = (errors: number) => Math.round(Math.exp(log + errors * sigma) / 10) * 10;
  return {
    value: rupees(0),
    span: { low: rupees(-model.reach), high: rupees(model.reach) },
    confidence: confidenceOf(model.shares, sigma),
    sigma,
    basis,
  };
}
