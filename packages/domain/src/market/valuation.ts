import * as z from 'zod/mini';
import { lenientFlag, lenientMonth, lenientNumber, lenientPrice, lenientText } from '../requests/lenient-values.ts';
import { type DealGrade, dealGrades } from './listing-words.ts';

const isDealGrade = (value: unknown): value is DealGrade => dealGrades.some((grade) => grade === value);

const dealShape = z.object({
  grade: z.transform((value: unknown) => (isDealGrade(value) ? value : null)),
  difference: lenientNumber,
  value: lenientPrice,
  low: lenientPrice,
  high: lenientPrice,
  is_unusually_low: lenientFlag,
});

/**
 * Asking price compared with the market: `difference` is asking price minus `value`; 80 % of similar bikes are
 * listed between `low` and `high`, all in whole rupees. If `is_unusually_low`, papers and bike should be checked
 * first.
 */
export interface Deal {
  grade: DealGrade;
  difference: number;
  value: number;
  low: number;
  high: number;
  is_unusually_low: boolean;
}

/** Deal; null if incomplete, because it is then unknown. */
export const dealSchema = z.pipe(
  z.nullish(dealShape),
  z.transform((raw): Deal | null => {
    if (!raw) return null;
    const { grade, difference, value, low, high, is_unusually_low } = raw;
    if (grade === null || difference === null || value === null || low === null || high === null) return null;
    return { grade, difference, value, low, high, is_unusually_low: is_unusually_low ?? false };
  }),
);

/** Basis of a valuation: the model's current price, its last price, or neither. */
const valuationBases = ['on-sale', 'last-price', 'no-price'] as const;
export type ValuationBasis = (typeof valuationBases)[number];

const isValuationBasis = (value: unknown): value is ValuationBasis => valuationBases.some((basis) => basis === value);

const valuationShape = z.object({
  value: lenientPrice,
  min_price: lenientPrice,
  max_price: lenientPrice,
  confidence: lenientNumber,
  low: lenientPrice,
  high: lenientPrice,
  basis: z.transform((value: unknown) => (isValuationBasis(value) ? value : null)),
  new_price: lenientPrice,
  new_price_month: lenientMonth,
  as_of: lenientMonth,
  rows: lenientNumber,
  detail: lenientText,
  deal: dealSchema,
});

/**
 * Valuation of a used bike in whole rupees. From a confidence of 70 percent up, `min_price` and `max_price` are
 * ±10 % around `value`; below, these three and `confidence` are null, and only the range `low` to `high` remains
 * as a rough guide. Without a valuation all are null and `detail` says why. `as_of` is the month of the asking
 * prices used, `rows` their number.
 */
export const usedBikeValuationSchema = valuationShape.check(
  z.refine(({ low, high, detail }) => (low !== null && high !== null) || detail !== null, {
    error: 'must have a span, or say why there is none',
  }),
);
export type UsedBikeValuation = z.infer<typeof usedBikeValuationSchema>;
