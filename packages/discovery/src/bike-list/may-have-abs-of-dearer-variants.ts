import type { BikeCard } from '@dopahiya/domain/bikes';
import { mayDifferInAbs } from '@dopahiya/domain/specifications';
import type { BikeList, BikePage } from './bike-list.ts';

/** Checks whether a list filtered by ABS includes bikes of which only dearer variants may have it. */
export function mayHaveAbsOfDearerVariants(
  { parameters = [] }: Pick<BikeList, 'parameters'>,
  reading: BikePage['reading'],
  bikes: readonly Pick<BikeCard, 'engine_capacity'>[],
): boolean {
  const counted = reading?.parts.filter((part) => !reading.unfit?.includes(part)) ?? [];
  const read = counted.flatMap(({ conditions }) => conditions);
  const isAsked = [...parameters, ...read].some(([name, value]) => name === 'abs' && value === 'true');
  return isAsked && bikes.some(({ engine_capacity }) => mayDifferInAbs(engine_capacity));
}
