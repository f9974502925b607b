import type { Fuel } from '@dopahiya/domain/requests';
import type { BodyStyle } from '@dopahiya/domain/specifications';

/** Features that make two bikes similar for a buyer: price in rupees, engine in cc, range in km; null if unknown. */
export interface ComparableBike {
  id: number;
  body_style: BodyStyle;
  fuel_type: Fuel;
  price: number | null;
  engine_capacity: number | null;
  battery_range: number | null;
}

/** Pairs of related body styles, at distance `RELATED`. */
const relatives: readonly (readonly [BodyStyle, BodyStyle])[] = [
  ['scooter', 'maxiscooter'],
  ['sports', 'superbike'],
  ['sports', 'streetbike'],
  ['superbike', 'streetbike'],
  ['commuter', 'streetbike'],
  ['commuter', 'moped'],
  ['cruiser', 'caferacer'],
  ['caferacer', 'scrambler'],
  ['adventure', 'scrambler'],
  ['adventure', 'tourer'],
  ['cruiser', 'tourer'],
];

const RELATED = 0.4;
const FOREIGN = 1.2;
const OTHER_FUEL = 1;
/** Distance for a fact that one of the two lacks: the same as for a price half as high again. */
const UNKNOWN = 0.6;
const weights = { price: 1, size: 0.8 } as const;

/**
 * Returns the distance between two bikes for a buyer, 0 being identical: body style (0 the same, 0.4 related, 1.2 different), fuel (1 if
 * different), and the ratios of price and of engine capacity or range in doublings (1 for twice the price, 0.8 for twice the capacity). The
 * brand is ignored.
 */
export function distanceBetween(one: ComparableBike, other: ComparableBike): number {
  const style = styleDistance(one.body_style, other.body_style);
  const price = weights.price * doublings(one.price, other.price);
  if (one.fuel_type !== other.fuel_type) return style + price + OTHER_FUEL;
  const field = one.fuel_type === 'electric' ? 'battery_range' : 'engine_capacity';
  return style + price + weights.size * doublings(one[field], other[field]);
}

/** Returns the bikes most similar to one, without itself, nearest first; ties keep their order. */
export function nearestTo<Bike extends ComparableBike>(bike: ComparableBike, others: Bike[], places: number): Bike[] {
  return others
    .filter(({ id }) => id !== bike.id)
    .map((other) => ({ other, distance: distanceBetween(bike, other) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, places)
    .map(({ other }) => other);
}

function styleDistance(one: BodyStyle, other: BodyStyle): number {
  if (one === other) return 0;
  const isRelated = relatives.some((pair) => pair.includes(one) && pair.includes(other));
  return isRelated ? RELATED : FOREIGN;
}

function doublings(one: number | null, other: number | null): number {
  return one && other ? Math.abs(Math.log2(one / other)) : UNKNOWN;
}
