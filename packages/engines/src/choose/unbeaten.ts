import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import type { ChoiceBike } from '@dopahiya/domain/bikes';
import { gainOf, valueOf } from './criteria.ts';

/** Bikes divided by whether another one beats them. */
export interface Unbeaten {
  unbeaten: ChoiceBike[];
  beaten: ChoiceBike[];
  /** Bikes with an unknown value in a criterion, which are not compared. */
  unknown: ChoiceBike[];
}

/**
 * Returns the bikes that no other one beats in all criteria together (their Pareto set). Bikes with an unknown value neither win nor lose:
 * they are returned apart.
 */
export function unbeatenOf(bikes: readonly ChoiceBike[], criteria: readonly ChoiceCriterion[]): Unbeaten {
  const rows = bikes.map((bike) => ({ bike, scores: criteria.map((criterion) => scoreOf(bike, criterion)) }));
  const known = rows.flatMap(({ bike, scores }) => (scores.every((score) => score !== null) ? [{ bike, scores }] : []));
  const checked = known.map((row) => ({
    bike: row.bike,
    isBeaten: known.some(({ scores }) => beats(scores, row.scores)),
  }));
  return {
    unbeaten: checked.filter(({ isBeaten }) => !isBeaten).map(({ bike }) => bike),
    beaten: checked.filter(({ isBeaten }) => isBeaten).map(({ bike }) => bike),
    unknown: rows.filter(({ scores }) => scores.includes(null)).map(({ bike }) => bike),
  };
}

/** Returns a value in whole hundredths, of which more is better; null if it is unknown. */
function scoreOf(bike: ChoiceBike, criterion: ChoiceCriterion): number | null {
  const value = valueOf(bike, criterion);
  return value === null ? null : Math.round(gainOf(criterion, value, 0) * 100);
}

/** Checks what `compareBikes` explains, for known values: one bike is nowhere worse, and somewhere better. */
function beats(scores: readonly number[], others: readonly number[]): boolean {
  let isBetter = false;
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    const other = others[place] ?? 0;
    if (score < other) return false;
    if (score > other) isBetter = true;
  }
  return isBetter;
}
