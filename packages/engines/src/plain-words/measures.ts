import { budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import type { Condition } from '../bike-conditions/conditions.ts';
import type { Bound } from '../parser/numbers/bounds.ts';
import type { Measure, Quantity } from '../parser/numbers/quantity.ts';
import type { ReadPart } from './reading.ts';

/** Default bound when none is given. */
const usualBounds: Record<Measure, Bound> = {
  price: 'max',
  capacity: 'about',
  mileage: 'min',
  range: 'min',
  seat_height: 'max',
  kerb_weight: 'max',
};

/** Relative tolerance of 'about': 150 cc includes 155 cc, one lakh includes 1.1 lakh. */
const tolerance = { price: 0.1, other: 0.05 } as const;

const ends = { price: budgetRanges.at(-1)?.max ?? 0, capacity: capacityRanges.at(-1)?.max ?? 0 } as const;

/** Converts a quantity of a text to a part of a search. */
export const partOfQuantity = ({ measure, value, to, bound, words, start, end }: Quantity): ReadPart => ({
  words,
  start,
  end,
  conditions: to === undefined ? boundedConditions(measure, value, bound) : spanConditions(measure, value, to),
});

/** Converts a bounded quantity to conditions. */
export function boundedConditions(measure: Measure, value: number, bound = usualBounds[measure]): Condition[] {
  const share = tolerance[measure === 'price' ? 'price' : 'other'];
  if (bound === 'about')
    return spanConditions(measure, Math.ceil(value * (1 - share)), Math.floor(value * (1 + share)));
  if (bound === 'max') return spanConditions(measure, 0, value);
  return spanConditions(measure, value, Infinity);
}

/** Converts a range to conditions. */
function spanConditions(measure: Measure, one: number, other: number): Condition[] {
  if (measure === 'price' || measure === 'capacity') return [spanCondition(measure, [one, other])];
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  return [
    ...(min > 0 ? [[`min_${measure}`, String(min)] as const] : []),
    ...(Number.isFinite(max) ? [[`max_${measure}`, String(max)] as const] : []),
  ];
}

function spanCondition(measure: 'price' | 'capacity', values: [number, number]): Condition {
  const [min = 0, max = 0] = values
    .map((value) => Math.min(value, ends[measure]))
    .toSorted((one, other) => one - other);
  return [measure === 'price' ? 'budget' : 'capacity', `${min}-${max}`];
}
