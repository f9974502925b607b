import type { BodyStyle } from '@dopahiya/domain/specifications';
import { variantsWithAbs } from '@dopahiya/domain/specifications';
import type { BikeRow } from '../bikes/bike-repository.ts';

/** Facts of a model that its description and highlights are composed of. */
export type DescribedBike = Pick<
  BikeRow,
  | 'name'
  | 'full_name'
  | 'status'
  | 'body_style'
  | 'fuel_type'
  | 'launch_date'
  | 'engine_capacity'
  | 'mileage'
  | 'mileage_kind'
  | 'max_power'
  | 'battery_capacity'
  | 'battery_range'
  | 'range_kind'
  | 'top_speed'
  | 'specifications'
  | 'colours'
>;

/** Kind of description: which facts come first, and in which words. */
export type DescribedKind =
  | 'commuter'
  | 'scooter'
  | 'street'
  | 'sports'
  | 'cruiser'
  | 'classic'
  | 'adventure'
  | 'tourer'
  | 'electricScooter'
  | 'electricBike';

const petrolKinds: Record<BodyStyle, DescribedKind> = {
  commuter: 'commuter',
  scooter: 'scooter',
  maxiscooter: 'scooter',
  moped: 'commuter',
  streetbike: 'street',
  sports: 'sports',
  superbike: 'sports',
  cruiser: 'cruiser',
  caferacer: 'classic',
  scrambler: 'adventure',
  adventure: 'adventure',
  tourer: 'tourer',
};

/** Returns the kind of description that suits a model. */
export function describedKindOf({ body_style, fuel_type }: DescribedBike): DescribedKind {
  const kind = petrolKinds[body_style];
  if (fuel_type === 'petrol') return kind;
  return kind === 'scooter' || body_style === 'moped' ? 'electricScooter' : 'electricBike';
}

/** A brake: its type and, if known, the size in mm. */
export interface DescribedBrake {
  type: 'disc' | 'drum';
  size: number | null;
}

/** Whether a model has ABS; null if that isn't known. */
export type DescribedAbs = 'all' | 'some' | 'none' | null;

/** Returns a brake in the words of a description; null if its type isn't known. */
export function brakeOf(type: string | null | undefined, size: number | null | undefined): DescribedBrake | null {
  if (type !== 'Disc' && type !== 'Drum') return null;
  return { type: type === 'Disc' ? 'disc' : 'drum', size: size ?? null };
}

/** Returns which variants of a model have ABS. */
export function absOf({ engine_capacity, specifications }: DescribedBike, variants: { name: string }[]): DescribedAbs {
  const { abs } = specifications;
  if (abs === undefined || abs === null) return null;
  if (!abs) return 'none';
  return variantsWithAbs(engine_capacity, variants).length > 0 ? 'some' : 'all';
}
