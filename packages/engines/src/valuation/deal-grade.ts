import type { DealGrade } from '@dopahiya/domain/market';
import type { Valuation } from './value-bike.ts';

/** By how many usual errors a price lies above the value. */
const errorsAbove = ({ value, sigma }: Valuation, asked: number): number => Math.log(asked / value) / sigma;

/** The grade of an asked price in rupees; null where the value is a rough guide, or rests on no new price. */
export function dealGrade(valuation: Valuation, asked: number): DealGrade | null {
  if (valuation.confidence === null || valuation.basis === 'no-price' || !(asked > 0)) return null;
  const errors = errorsAbove(valuation, asked);
  if (errors < -1.8) return 'great';
  if (errors < -0.9) return 'good';
  if (errors <= 0.9) return 'fair';
  return errors <= 1.8 ? 'high' : 'very-high';
}

/** Whether a price is so low that papers and bike want a look before anything else; only where it has a grade. */
export function isUnusuallyLow(valuation: Valuation, asked: number): boolean {
  return dealGrade(valuation, asked) !== null && errorsAbove(valuation, asked) < -2.8;
}
