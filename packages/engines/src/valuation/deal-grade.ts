import { type DealGrade, dealGrades } from '@dopahiya/domain/market';
import type { Valuation } from './value-bike.ts';

/** From how many usual errors above the value on a price has a grade, the lowest first. */
const gradeStarts: Readonly<Record<DealGrade, number>> = {
  great: Number.NEGATIVE_INFINITY,
  good: -1.8,
  fair: -0.9,
  high: 0.9,
  'very-high': 1.8,
};

const UNUSUALLY_LOW = -2.8;

/** From how many usual errors above the value on a price has a grade, and below how many; null where nothing bounds it. */
export function gradeBounds(grade: DealGrade): { from: number | null; below: number | null } {
  const next = dealGrades[dealGrades.indexOf(grade) + 1];
  return { from: grade === 'great' ? null : gradeStarts[grade], below: next ? gradeStarts[next] : null };
}

/**
 * By how many usual errors an asked price in rupees lies above the value; null where the value is a rough guide or rests on no
 * new price, for then a grade would judge our error and not the seller.
 */
export function dealErrors({ confidence, basis, value, sigma }: Valuation, asked: number): number | null {
  return confidence === null || basis === 'no-price' || !(asked > 0) ? null : Math.log(asked / value) / sigma;
}

/** The grade of a price by how many usual errors it lies above the value. */
export const gradeOfErrors = (errors: number): DealGrade =>
  dealGrades.find((grade) => errors < (gradeBounds(grade).below ?? Infinity)) ?? 'very-high';

/** Whether a price lies so far below the value that papers and bike want a look before anything else. */
export const areUnusuallyLow = (errors: number): boolean => errors < UNUSUALLY_LOW;

/** The grade of an asked price in rupees; null where none can be given. */
export function dealGrade(valuation: Valuation, asked: number): DealGrade | null {
  const errors = dealErrors(valuation, asked);
  return errors === null ? null : gradeOfErrors(errors);
}

/** Whether an asked price is that low; only where it has a grade. */
export const isUnusuallyLow = (valuation: Valuation, asked: number): boolean =>
  areUnusuallyLow(dealErrors(valuation, asked) ?? 0);
