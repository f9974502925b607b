import { type FigureKind, figureKinds, type ReachField, reachFigures } from './figure-kinds.ts';
import type { Specifications } from './specification-fields.ts';

type ReachFacts = Pick<
  Specifications,
  'mileage' | 'mileage_kind' | 'real_mileage' | 'battery_range' | 'range_kind' | 'real_range'
> &
  Partial<Pick<Specifications, 'engine_capacity'>>;

/** Share of a figure achieved in real use: lowest, typical, highest. */
export interface RealShare {
  from: number;
  usual: number;
  to: number;
}

const share = (from: number, to: number): RealShare => ({ from, usual: (from + to) / 2, to });

/** Share of the tested mileage achieved in town, by maximum engine size in cc; from general knowledge. */
const mileageShares: readonly (readonly [cc: number, share: RealShare])[] = [
  [130, share(0.8, 0.88)],
  [250, share(0.75, 0.85)],
  [355, share(0.8, 0.9)],
];
const largeEngineShare = share(0.75, 0.85);
const rangeShare = share(0.65, 0.75);

/** Reported figures are already real ones, within 5 %. */
const reportedShare = share(0.95, 1.05);

/** Real-world mileage (kmpl) or range (km per charge), and whether it is reported or our estimate. */
export interface RealFigure {
  value: number;
  basis: 'reported' | 'estimated';
}

/** Returns the share of a bike's figure achieved in real use: an estimate, labelled as such wherever it is used. */
export function realShareOf(bike: ReachFacts, field: ReachField): RealShare {
  if (bike[reachFigures[field].kind] === 'reported') return reportedShare;
  if (field === 'battery_range') return rangeShare;
  const { engine_capacity } = bike;
  return mileageShares.find(([cc]) => (engine_capacity ?? 0) <= cc)?.[1] ?? largeEngineShare;
}

/** Returns the real-world value of a figure: the reported one if known, else an estimate; null if there is no figure. */
export function realFigureOf(bike: ReachFacts, field: ReachField): RealFigure | null {
  const reported = figureOfKind(bike, field, 'reported');
  if (reported !== null) return { value: reported, basis: 'reported' };
  const value = bike[field];
  return value === null ? null : { value: Math.round(value * realShareOf(bike, field).usual), basis: 'estimated' };
}

/** Returns the figure of one kind; null if unknown. */
export function figureOfKind(bike: ReachFacts, field: ReachField, kind: FigureKind): number | null {
  const fields = reachFigures[field];
  if (bike[fields.kind] === kind) return bike[field];
  return kind === 'reported' ? bike[fields.real] : null;
}

/** Returns the most official kind known for every bike that has the figure; null if they have none in common. */
export function commonKindOf(bikes: readonly ReachFacts[], field: ReachField): FigureKind | null {
  const known = bikes.filter((bike) => bike[field] !== null);
  if (known.length === 0) return null;
  return figureKinds.find((kind) => known.every((bike) => figureOfKind(bike, field, kind) !== null)) ?? null;
}
