import type { BikeOwnership } from '@dopahiya/engines/ownership';

/** How a bike's curve is drawn: ink for petrol, green for electric, dashes for a second one of the same kind. */
export function strokeOf(
  bikes: readonly Pick<BikeOwnership, 'bike'>[],
  place: number,
): 'petrol' | 'electric' | 'other' {
  const isElectric = bikes[place]?.bike.isElectric ?? false;
  const isFirst = bikes.findIndex(({ bike }) => bike.isElectric === isElectric) === place;
  if (!isFirst) return 'other';
  return isElectric ? 'electric' : 'petrol';
}
