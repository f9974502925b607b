/** A coefficient by the name of a term or a level. */
type Coefficients = Readonly<Record<string, number>>;

/** How a group of rows fared out of fold: rows, median error in percent, rows inside of the span in percent. */
export type SegmentFigures = readonly [name: string, rows: number, error: number, coverage: number];

/**
 * A fitted market of used two-wheelers: everything that a value is worked out with, and how wrong it was on rows that were
 * not fitted. Coefficients add up to the natural logarithm of value over new price.
 */
export interface ValuationModel {
  version: number;
  /** The month of the asking prices, like '2026-08'. */
  month: string;
  rows: number;
  /** What models of which nobody knows a price would cost new, in whole rupees. */
  guessedPrices: Coefficients;
  /** By owner: first, second, third or later. */
  owner: readonly [number, number, number];
  terms: Coefficients;
  brand: Coefficients;
  /** By the slug of the catalogue. */
  model: Coefficients;
  state: Coefficients;
  /** What adds up to the logarithm of the error that is usual for a bike. */
  spread: { base: number; age: number; electric: number; noPrice: number };
  /** How many usual errors the span of 8 in 10 goes to each side. */
  reach: number;
  /** Up to how many usual errors which percent of the rows lie, ascending. */
  shares: readonly (readonly [errors: number, percent: number])[];
  figures: { error: number; coverage: number; segments: readonly SegmentFigures[] };
}
