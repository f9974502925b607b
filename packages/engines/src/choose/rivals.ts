import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import { type BodyStyle, motorcycleStyles } from '@dopahiya/domain/specifications';
import type { ChoiceBike, CriterionLine } from '@dopahiya/domain/bikes';
import { type BikeComparison, compareBikes } from './compare-bikes.ts';
import { rivalCriteria } from './criteria.ts';

/** Maximum number of bikes named in each list. */
const maxNamed = 3;

/** Body styles that serve the same purpose, so that one bike can stand in for another. */
const alike: readonly (readonly BodyStyle[])[] = [
  ['scooter', 'maxiscooter'],
  ['moped'],
  ['commuter', 'streetbike'],
  ['sports', 'superbike'],
  ['cruiser', 'caferacer', 'scrambler'],
  ['adventure', 'tourer'],
];

/** A bike that beats another one, or would if more were known. */
export interface RivalBike extends BikeComparison {
  bike: ChoiceBike;
}

/** The bikes on sale that beat a bike. */
export interface RivalBikes {
  criteria: ChoiceCriterion[];
  /** Those that beat it, the most convincing first, at most three; `count` is the number of all. */
  beatenBy: RivalBike[];
  count: number;
  /** Those that would beat it if their unknown values, or its own, were good enough; at most three. */
  open: RivalBike[];
  openCount: number;
  /** How many bikes it was compared with. */
  compared: number;
}

/** Finds the bikes on sale of the same kind and fuel that beat a bike; by default by price, mileage or range, weight and power. */
export function rivalsOf(
  bike: ChoiceBike,
  bikes: readonly ChoiceBike[],
  criteria: ChoiceCriterion[] = rivalCriteria(bike),
): RivalBikes {
  const others = bikes.filter((other) => standsInFor(other, bike));
  const rivals = others.map((other): RivalBike => ({ bike: other, ...compareBikes(other, bike, criteria) }));
  const beatenBy = rivals.filter(({ verdict }) => verdict === 'beats').toSorted(byAdvantage);
  const open = rivals.filter(({ verdict }) => verdict === 'open').toSorted(byAdvantage);
  return {
    criteria,
    beatenBy: beatenBy.slice(0, maxNamed),
    count: beatenBy.length,
    open: open.slice(0, maxNamed),
    openCount: open.length,
    compared: others.length,
  };
}

const standsInFor = (other: ChoiceBike, bike: ChoiceBike): boolean =>
  other.slug !== bike.slug &&
  other.status === 'on_sale' &&
  other.is_electric === bike.is_electric &&
  groupOf(other) === groupOf(bike);

function groupOf({ body_style }: ChoiceBike): string | null {
  const group = body_style && alike.find((styles) => styles.includes(body_style));
  return group ? group.join() : body_style;
}

/** Checks whether a bike is a motorcycle, not a scooter or moped; null if its style is unknown. */
export const isMotorcycle = ({ body_style }: ChoiceBike): boolean | null =>
  body_style && motorcycleStyles.includes(body_style);

const byAdvantage = (one: RivalBike, other: RivalBike): number =>
  advantageOf(other.lines) - advantageOf(one.lines) || one.bike.slug.localeCompare(other.bike.slug);

/** Sum of the gains, each as a share of the other bike's value. */
const advantageOf = (lines: readonly CriterionLine[]): number =>
  lines.reduce((sum, { gain, other }) => sum + (other === 0 ? 0 : gain / other), 0);
