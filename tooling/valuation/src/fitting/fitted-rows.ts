import type { UsedRow } from '../rows/used-row.ts';
import { markOf } from './folds.ts';

/** One row in so many leaves its mark, from which nobody reads the row. */
const ONE_IN = 16;

const marksOf = (rows: readonly UsedRow[]): number[] =>
  rows
    .map(({ brand, name, age, km, price, place }) => markOf([brand, name, age, km, price, place].join('|')))
    .filter((mark) => mark % ONE_IN === 0);

/** The marks by which rows that a market was fitted on are known again. */
export const fittedMarks = (rows: readonly UsedRow[]): number[] =>
  [...new Set(marksOf(rows))].toSorted((one, other) => one - other);

/** Whether rows are, for the larger part, such as a market was fitted on. */
export function areTrainingRows(rows: readonly UsedRow[], marks: readonly number[]): boolean {
  const known = new Set(marks);
  const found = marksOf(rows);
  return found.filter((mark) => known.has(mark)).length * 2 > found.length;
}
