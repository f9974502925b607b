import type { ValuationBasis } from '@dopahiya/domain/market';
import type { BikeToValue, ValuationMonth } from './bike-to-value.ts';
import type { ValuationModel } from './valuation-model.ts';

/** What is asked for such a bike, in whole rupees. */
export interface Valuation {
  value: number;
  /** Between which prices 8 of 10 such bikes are asked for. */
  span: { low: number; high: number };
  /** In percent, 70 to 95 in steps of 5: how many such bikes are asked for within a factor of 1.3; null for a rough guide. */
  confidence: number | null;
  /** The error that is usual for such a bike, as a logarithm. */
  sigma: number;
  basis: ValuationBasis;
}

/** Why there is no value. */
export type NoValuationReason = 'future-year' | 'too-old' | 'impossible-km' | 'impossible-price' | 'unknown-model';

/** The value of a used bike in a month, or why there is none; the same question has the same answer. */
export function valueBike(
  _model: ValuationModel,
  _bike: BikeToValue,
  _on: ValuationMonth,
): Valuation | { none: NoValuationReason } {
  return { none: 'unknown-model' };
}

/** Below which price one of ten such bikes is asked for, in whole rupees. */
export const usedPriceFloor = ({ span }: Valuation): number => span.low;
