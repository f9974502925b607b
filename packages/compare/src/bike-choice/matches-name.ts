import { type BikeCard, fullNameOf } from '@dopahiya/domain';

/** Whether a text occurs in the name of a bike, brand and model, in capitals or not. */
export function matchesName(bike: Pick<BikeCard, 'brand' | 'name'>, search: string): boolean {
  return fullNameOf(bike).toLowerCase().includes(search.toLowerCase());
}
