import { type ChoiceCriterion, choiceCriteria, type ChoiceUse, type ChoiceWeights } from '@dopahiya/domain/requests';
import type { ChoiceBike } from '@dopahiya/domain/bikes';

/** Criteria where more is better; of the others less is better. */
const moreIsBetter: ReadonlySet<ChoiceCriterion> = new Set(['mileage', 'range', 'power']);

/** Returns how much better the first value is than the second, in the criterion's unit; negative if it is worse. */
export const gainOf = (criterion: ChoiceCriterion, value: number, other: number): number =>
  toHundredths(moreIsBetter.has(criterion) ? value - other : other - value);

/** Rounds to hundredths, so that differences of decimals show no noise. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Returns the value of a bike for a criterion with at most two decimals; null if it is unknown or does not apply. */
export function valueOf(bike: ChoiceBike, criterion: ChoiceCriterion): number | null {
  const value = bike[criterion];
  return value === null ? null : toHundredths(value);
}

/** Returns the criteria that matter to a rider, in their fixed order. */
export const criteriaOf = (matters: ChoiceWeights): ChoiceCriterion[] =>
  choiceCriteria.filter((criterion) => (matters[criterion] ?? 0) > 0);

/** What usually matters for a use, until the rider says otherwise. */
export const usualWeights: Readonly<Record<ChoiceUse, ChoiceWeights>> = {
  commute: { price: 3, energy: 2, weight: 1, power: 1 },
  family: { price: 2, energy: 2, seat: 2 },
  highway: { price: 2, power: 3, weight: 1 },
  first: { price: 2, weight: 2, seat: 1, power: 1 },
  delivery: { price: 2, energy: 3, weight: 1, range: 1 },
};

/** Criteria by which a bike's rivals are judged on its own page. */
export const rivalCriteria = (bike: Pick<ChoiceBike, 'is_electric'>): ChoiceCriterion[] =>
  bike.is_electric ? ['price', 'range', 'weight', 'power'] : ['price', 'mileage', 'weight', 'power'];
