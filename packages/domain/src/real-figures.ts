import { type FigureKind, figureKinds, type ReachField, reachFigures } from './figure-kinds.ts';
import type { Specifications } from './specification-fields.ts';

type ReachFacts = Pick<
  Specifications,
  'mileage' | 'mileage_kind' | 'real_mileage' | 'battery_range' | 'range_kind' | 'real_range'
> &
  Partial<Pick<Specifications, 'engine_capacity'>>;

/** Up to how many cc an engine loses which share of its tested mileage in town; the middle of what is generally known. */
const mileageFactors: readonly (readonly [cc: number, factor: number])[] = [
  [125, 0.84],
  [200, 0.8],
  [Number.POSITIVE_INFINITY, 0.85],
];

/** What is left in use of a range that was tested or claimed. */
const rangeFactor = 0.7;

/** How far a litre (kmpl) or a charge (km) goes in real use, and whether people report that or we estimate it. */
export interface RealFigure {
  value: number;
  basis: 'reported' | 'estimated';
}

/** The share of a certified or claimed figure that is left in real use: an estimate, which says so wherever it is used. */
export function realWorldFactor({ engine_capacity = null }: ReachFacts, field: ReachField): number {
  if (field === 'battery_range') return rangeFactor;
  return mileageFactors.find(([cc]) => (engine_capacity ?? 0) <= cc)?.[1] ?? 1;
}

/** What a figure comes to in real use: what people report where it is known, else an estimate; null where nothing is. */
export function realFigureOf(bike: ReachFacts, field: ReachField): RealFigure | null {
  const reported = figureOfKind(bike, field, 'reported');
  if (reported !== null) return { value: reported, basis: 'reported' };
  const value = bike[field];
  return value === null ? null : { value: Math.round(value * realWorldFactor(bike, field)), basis: 'estimated' };
}

/** The figure of one kind; null where it is not known. */
export function figureOfKind(bike: ReachFacts, field: ReachField, kind: FigureKind): number | null {
  const fields = reachFigures[field];
  if (bike[fields.kind] === kind) return bike[field];
  return kind === 'reported' ? bike[fields.real] : null;
}

/** The most official kind of which every bike that has the figure knows one; null where their kinds differ. */
export function commonKindOf(bikes: readonly ReachFacts[], field: ReachField): FigureKind | null {
  const known = bikes.filter((bike) => bike[field] !== null);
  if (known.length === 0) return null;
  return figureKinds.find((kind) => known.every((bike) => figureOfKind(bike, field, kind) !== null)) ?? null;
}
