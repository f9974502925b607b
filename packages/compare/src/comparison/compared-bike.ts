import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';

/** What a slot and a picture need of a bike: a card has it, and everything known of the bike has it too. */
export type SlotBike = Pick<
  BikeDetail,
  'id' | 'slug' | 'name' | 'brand' | 'price' | 'price_month' | 'status' | 'image' | 'drawing'
>;

/** The shortest names that tell bikes apart: without the brand unless two models share a name. */
export function shortNamesOf(bikes: readonly Pick<SlotBike, 'brand' | 'name'>[]): string[] {
  return bikes.map((bike) =>
    bikes.some((other) => other !== bike && other.name === bike.name) ? fullNameOf(bike) : bike.name,
  );
}

/** Two to four bikes that are compared, and what they are called, in their order. */
export interface NamedBikes {
  bikes: readonly BikeDetail[];
  names: readonly string[];
}
