import type { Band } from './band.ts';
import type { OwnershipComparison } from './compare-ownership.ts';

/** What has been paid by the end of a year. */
export interface YearPaid {
  /** 0 is the day of purchase. */
  year: number;
  /** In rupees, of each bike in their order; what it sells for is not in it. */
  paid: Band[];
}

const noBand: Band = { p10: 0, mean: 0, p90: 0 };

/** What has been paid for each bike, year by year. */
export const paidByYear = ({ marks, bikes }: Pick<OwnershipComparison, 'marks' | 'bikes'>): YearPaid[] =>
  marks.flatMap((month, place) =>
    month % 12 === 0 ? [{ year: month / 12, paid: bikes.map(({ paid }) => paid[place] ?? noBand) }] : [],
  );
