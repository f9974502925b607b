import type { Band } from './band.ts';
import type { OwnershipComparison } from './compare-ownership.ts';

/** Cumulative cost by the end of a year. */
export interface YearPaid {
  /** 0 is the purchase date. */
  year: number;
  /** In rupees for each bike, in order; excludes resale value. */
  paid: Band[];
}

const noBand: Band = { p10: 0, mean: 0, p90: 0 };

/** Returns the cumulative cost of each bike by year. */
export const paidByYear = ({ marks, bikes }: Pick<OwnershipComparison, 'marks' | 'bikes'>): YearPaid[] =>
  marks.flatMap((month, place) =>
    month % 12 === 0 ? [{ year: month / 12, paid: bikes.map(({ paid }) => paid[place] ?? noBand) }] : [],
  );
