import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import { type BodyStyle, motorcycleStyles } from '@dopahiya/domain/specifications';
import type { ChoiceBike, CriterionLine, RivalNote } from '@dopahiya/domain/bikes';
import { type BikeComparison, compareBikes } from './compare-bikes.ts';
import { rivalCriteria, valueOf } from './criteria.ts';

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
  const { compared, beatenBy, open } = compareWithAll(bike, bikes, criteria);
  return {
    criteria,
    beatenBy: beatenBy.slice(0, maxNamed),
    count: beatenBy.length,
    open: open.slice(0, maxNamed),
    openCount: open.length,
    compared,
  };
}

/** Says in short, for lists, whether a bike on sale beats another one. */
export function rivalNoteOf(bike: ChoiceBike, bikes: readonly ChoiceBike[]): RivalNote {
  const criteria = rivalCriteria(bike);
  const { compared, beatenBy, open } = compareWithAll(bike, bikes, criteria);
  const [first] = beatenBy;
  const isOpen = (criterion: ChoiceCriterion) =>
    open.some(({ unknown }) => unknown.some((line) => line.criterion === criterion));
  return {
    slug: bike.slug,
    beaten_by: first ? { slug: first.bike.slug, name: first.bike.name, lines: first.lines } : null,
    unknown: criteria.filter((criterion) => valueOf(bike, criterion) === null),
    open_count: open.length,
    open_criteria: criteria.filter(isOpen),
    compared,
  };
}

function compareWithAll(bike: ChoiceBike, bikes: readonly ChoiceBike[], criteria: readonly ChoiceCriterion[]) {
  const others = bikes.filter((other) => standsInFor(other, bike));
  const rivals = others.map((other): RivalBike => ({ bike: other, ...compareBikes(other, bike, criteria) }));
  const withVerdict = (wanted: BikeComparison['verdict']) =>
    rivals.filter(({ verdict }) => verdict === wanted).toSorted(byAdvantage);
  return { compared: others.length, beatenBy: withVerdict('beats'), open: withVerdict('open') };
}

const standsInFor = (other: ChoiceBike, bike: ChoiceBike): boolean =>
  other.slug !== bike.slug &&
  other.status === 'on_sale' &&
  other.is_electric === bike.is_electric &&
  groupOf(other) === groupOf(bike);

/** Body styles of a bike's group; its own style or null where that has no group. */
const groupOf = ({ body_style }: ChoiceBike) =>
  (body_style && alike.find((styles) => styles.includes(body_style))) ?? body_style;

/** Checks whether a bike is a motorcycle, not a scooter or moped; null if its style is unknown. */
export const isMotorcycle = ({ body_style }: ChoiceBike): boolean | null =>
  body_style && motorcycleStyles.includes(body_style);

const byAdvantage = (one: RivalBike, other: RivalBike): number =>
  advantageOf(other.lines) - advantageOf(one.lines) || one.bike.slug.localeCompare(other.bike.slug);

/** Sum of the gains, each as a share of the other bike's value. */
const advantageOf = (lines: readonly CriterionLine[]): number =>
  lines.reduce((sum, { gain, other }) => sum + (other === 0 ? 0 : gain / other), 0);
