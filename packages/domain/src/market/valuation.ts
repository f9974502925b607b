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
 * How an asked price stands to what such bikes are asked for: `difference` is asked price less `value`, 8 of 10 such bikes are
 * asked for between `low` and `high`, all in whole rupees. `is_unusually_low` means that papers and bike want a look first.
 */
export interface Deal {
  grade: DealGrade;
  difference: number;
  value: number;
  low: number;
  high: number;
  is_unusually_low: boolean;
}

/** A deal; anything that is not whole is null: nobody knows. */
export const dealSchema = z.pipe(
  z.nullish(dealShape),
  z.transform((raw): Deal | null => {
    if (!raw) return null;
    const { grade, difference, value, low, high, is_unusually_low } = raw;
    if (grade === null || difference === null || value === null || low === null || high === null) return null;
    return { grade, difference, value, low, high, is_unusually_low: is_unusually_low ?? false };
  }),
);

/** On what a value rests: the price of the model on sale, its last price, or neither. */
const valuationBases = ['on-sale', 'last-price', 'no-price'] as const;
export type ValuationBasis = (typeof valuationBases)[number];

const isValuationBasis = (value: unknown): value is ValuationBasis => valuationBases.some((basis) => basis === value);

/** A used bike whose value is asked for; brand, model and city by id, slug or name. */
export interface ValuationRequest {
  brand: number | string;
  model: number | string;
  year_of_manufacture: number;
  km_ridden: number;
  owner?: string | null;
  city?: number | string | null;
  /** What is asked for it, to hear how that stands. */
  expected_price?: number | null;
}

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
 * What a used bike is worth, in whole rupees. From a confidence of 70 percent up `min_price` and `max_price` are the estimate of
 * ±10 % around `value`; below that these three and `confidence` are null, and the span from `low` to `high` stands alone as a
 * rough guide. Without a value all are null, and `detail` says why. `as_of` is the month of the asking prices it rests on, and
 * `rows` how many those are.
 */
export const usedBikeValuationSchema = valuationShape.check(
  z.refine(({ low, high, detail }) => (low !== null && high !== null) || detail !== null, {
    error: 'must have a span, or say why there is none',
  }),
);
export type UsedBikeValuation = z.infer<typeof usedBikeValuationSchema>;
