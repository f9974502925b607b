import { type FigureKind, figureKinds, type ReachField, reachFigures } from './figure-kinds.ts';
import type { Specifications } from './specification-fields.ts';

type ReachFacts = Pick<
  Specifications,
  'mileage' | 'mileage_kind' | 'real_mileage' | 'battery_range' | 'range_kind' | 'real_range'
> &
  Partial<Pick<Specifications, 'engine_capacity'>>;

/** The share of a figure that is left in real use: at least, usually, at most. */
export interface RealShare {
  from: number;
  usual: number;
  to: number;
}

const share = (from: number, to: number): RealShare => ({ from, usual: (from + to) / 2, to });

/** Up to how many cc an engine has which share of its tested mileage left in town; spans that are generally known. */
const mileageShares: readonly (readonly [cc: number, share: RealShare])[] = [
  [130, share(0.8, 0.88)],
  [250, share(0.75, 0.85)],
  [355, share(0.8, 0.9)],
];
const largeEngineShare = share(0.75, 0.85);
const rangeShare = share(0.65, 0.75);

/** What people report is what they get, give or take. */
const reportedShare = share(0.95, 1.05);

/** How far a litre (kmpl) or a charge (km) goes in real use, and whether people report that or we estimate it. */
export interface RealFigure {
  value: number;
  basis: 'reported' | 'estimated';
}

/** The share of a bike's figure that is left in real use: an estimate, which says so wherever it is used. */
export function realShareOf(bike: ReachFacts, field: ReachField): RealShare {
  if (bike[reachFigures[field].kind] === 'reported') return reportedShare;
  if (field === 'battery_range') return rangeShare;
  const { engine_capacity } = bike;
  return mileageShares.find(([cc]) => (engine_capacity ?? 0) <= cc)?.[1] ?? largeEngineShare;
}

/** What a figure comes to in real use: what people report where it is known, else an estimate; null where nothing is. */
export function realFigureOf(bike: ReachFacts, field: ReachField): RealFigure | null {
  const reported = figureOfKind(bike, field, 'reported');
  if (reported !== null) return { value: reported, basis: 'reported' };
  const value = bike[field];
  return value === null ? null : { value: Math.round(value * realShareOf(bike, field).usual), basis: 'estimated' };
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
