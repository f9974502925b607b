import type { UsedRow } from '../rows/used-row.ts';
import { markOf } from './folds.ts';

/** One in this many rows leaves a hash, from which the row cannot be reconstructed. */
const ONE_IN = 16;

const marksOf = (rows: readonly UsedRow[]): number[] =>
  rows
    .map(({ brand, name, age, km, price, place }) => markOf([brand, name, age, km, price, place].join('|')))
    .filter((mark) => mark % ONE_IN === 0);

/** Returns the hashes that identify rows a market was fitted on. */
export const fittedMarks = (rows: readonly UsedRow[]): number[] =>
  [...new Set(marksOf(rows))].toSorted((one, other) => one - other);

/** Checks whether most rows are among those a market was fitted on. */
export function areTrainingRows(rows: readonly UsedRow[], marks: readonly number[]): boolean {
  const known = new Set(marks);
  const found = marksOf(rows);
  return found.filter((mark) => known.has(mark)).length * 2 > found.length;
}
