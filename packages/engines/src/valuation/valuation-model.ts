/** Coefficients by term or level. */
type Coefficients = Readonly<Record<string, number>>;

/** Out-of-fold results of a group: rows, median error in percent, percentage of rows within the range. */
export type SegmentFigures = readonly [name: string, rows: number, error: number, coverage: number];

/**
 * A fitted price model of used two-wheelers with its out-of-fold accuracy. Coefficients add up to the natural logarithm of value over new
 * price.
 */
export interface ValuationModel {
  version: number;
  /** Month of the asking prices: '2026-08'. */
  month: string;
  rows: number;
  /** Estimated new prices of models without a known price, in whole rupees. */
  guessedPrices: Coefficients;
  /** By number of owners: first, second, third or later. */
  owner: readonly [number, number, number];
  terms: Coefficients;
  brand: Coefficients;
  /** By catalogue slug. */
  model: Coefficients;
  state: Coefficients;
  /** Coefficients of the logarithmic standard error. */
  spread: { base: number; age: number; electric: number; noPrice: number };
  /** Half-width of the 80 % range, as a multiple of the standard error. */
  reach: number;
  /** Percentage of rows within a multiple of the standard error, ascending. */
  shares: readonly (readonly [errors: number, percent: number])[];
  figures: { error: number; coverage: number; segments: readonly SegmentFigures[] };
}
