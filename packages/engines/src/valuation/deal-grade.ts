import { type DealGrade, dealGrades } from '@dopahiya/domain/market';
import type { Valuation } from './value-bike.ts';

/** Lower bound of each grade, as a multiple of the standard error above the value, lowest first. */
const gradeStarts: Readonly<Record<DealGrade, number>> = {
  great: Number.NEGATIVE_INFINITY,
  good: -1.8,
  fair: -0.9,
  high: 0.9,
};

const UNUSUALLY_LOW = -2.8;

/** Returns the bounds of a grade as multiples of the standard error above the value; null if unbounded. */
export function gradeBounds(grade: DealGrade): { from: number | null; below: number | null } {
  const next = dealGrades[dealGrades.indexOf(grade) + 1];
  return { from: grade === 'great' ? null : gradeStarts[grade], below: next ? gradeStarts[next] : null };
}

/**
 * Returns how many standard errors an asking price in rupees is above the value; null if the value is a rough guide or not based on a new
 * price, as a grade would then reflect our error.
 */
export function dealErrors({ confidence, basis, value, sigma }: Valuation, asked: number): number | null {
  return confidence === null || basis === 'no-price' || !(asked > 0) ? null : Math.log(asked / value) / sigma;
}

/** Returns the grade for a number of standard errors above the value. */
export const gradeOfErrors = (errors: number): DealGrade =>
  dealGrades.find((grade) => errors < (gradeBounds(grade).below ?? Infinity)) ?? 'high';

/** Checks whether a price is so far below the value that papers and bike should be checked first. */
export const areUnusuallyLow = (errors: number): boolean => errors < UNUSUALLY_LOW;

/** Returns the grade of an asking price in rupees; null if it cannot be graded. */
export function dealGrade(valuation: Valuation, asked: number): DealGrade | null {
  const errors = dealErrors(valuation, asked);
  return errors === null ? null : gradeOfErrors(errors);
}

/** Checks whether an asking price is unusually low; false if it cannot be graded. */
export const isUnusuallyLow = (valuation: Valuation, asked: number): boolean =>
  areUnusuallyLow(dealErrors(valuation, asked) ?? 0);

/**
 * Share of the lower end of the price range below which a price is likely an error; prices above the upper end are judged by the same
 * factor.
 */
const SHARE_OF_END = 0.6;

/** Price range of 80 % of such bikes. */
interface Span {
  low: number;
  high: number;
}

/** Returns a price as a share of the lowest plausible one. */
export const shareOfLowest = ({ low }: Pick<Span, 'low'>, price: number): number => price / (low * SHARE_OF_END);

/** Checks whether a price is far below or above the usual range; null if neither. */
export function farOff(span: Span, price: number): 'low' | 'high' | null {
  if (shareOfLowest(span, price) < 1) return 'low';
  return price * SHARE_OF_END > span.high ? 'high' : null;
}
