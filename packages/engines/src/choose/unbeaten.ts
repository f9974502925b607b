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
  const rows = bikes.map((bike) => ({ bike, values: criteria.map((criterion) => valueOf(bike, criterion)) }));
  const known = rows.flatMap(({ bike, values }) => (values.every((value) => value !== null) ? [{ bike, values }] : []));
  const isBeaten = ({ values }: Known) => known.some((other) => beats(other.values, values, criteria));
  return {
    unbeaten: known.filter((row) => !isBeaten(row)).map(({ bike }) => bike),
    beaten: known.filter(isBeaten).map(({ bike }) => bike),
    unknown: rows.filter(({ values }) => values.includes(null)).map(({ bike }) => bike),
  };
}

interface Known {
  bike: ChoiceBike;
  values: number[];
}

/** Checks what `compareBikes` explains, for known values: one bike is nowhere worse, and somewhere better. */
function beats(values: readonly number[], others: readonly number[], criteria: readonly ChoiceCriterion[]): boolean {
  let isBetter = false;
  for (const [place, criterion] of criteria.entries()) {
    const gain = gainOf(criterion, values[place] ?? 0, others[place] ?? 0);
    if (gain < 0) return false;
    if (gain > 0) isBetter = true;
  }
  return isBetter;
}
