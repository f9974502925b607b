import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import type { ChoiceBike, CriterionLine, UnknownLine } from '@dopahiya/domain/bikes';
import { gainOf, valueOf } from './criteria.ts';

/** Comparison of a bike with another by some criteria. */
export interface BikeComparison {
  /**
   * `beats`: at least as good in every criterion and better in one; `open`: it would beat the other one, but not all values are known;
   * `loses`: it is worse in a criterion, or the same in all.
   */
  verdict: 'beats' | 'open' | 'loses';
  lines: CriterionLine[];
  unknown: UnknownLine[];
}

/** Compares a bike with another one; only known values count. */
export function compareBikes(
  bike: ChoiceBike,
  other: ChoiceBike,
  criteria: readonly ChoiceCriterion[],
): BikeComparison {
  const lines: CriterionLine[] = [];
  const unknown: UnknownLine[] = [];
  for (const criterion of criteria) {
    const [value, otherValue] = [valueOf(bike, criterion), valueOf(other, criterion)];
    if (value === null || otherValue === null) unknown.push({ criterion, of: unknownOf(criterion, bike, other) });
    else lines.push({ criterion, value, other: otherValue, gain: gainOf(criterion, value, otherValue) });
  }
  return { verdict: verdictOf(lines, unknown.length), lines, unknown };
}

const unknownOf = (criterion: ChoiceCriterion, ...bikes: ChoiceBike[]): string[] =>
  bikes.filter((bike) => valueOf(bike, criterion) === null).map(({ slug }) => slug);

function verdictOf(lines: readonly CriterionLine[], unknown: number): BikeComparison['verdict'] {
  if (lines.some(({ gain }) => gain < 0)) return 'loses';
  if (!lines.some(({ gain }) => gain > 0)) return 'loses';
  return unknown === 0 ? 'beats' : 'open';
}
