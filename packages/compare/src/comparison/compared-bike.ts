import type { BikeDetail } from '@dopahiya/domain/bikes';

/** What a slot and a picture need of a bike: a card has it, and everything known of the bike has it too. */
export type SlotBike = Pick<
  BikeDetail,
  'id' | 'slug' | 'name' | 'brand' | 'price' | 'price_month' | 'status' | 'image' | 'drawing'
>;

/** Two to four bikes that are compared, and what they are called, in their order. */
export interface NamedBikes {
  bikes: readonly BikeDetail[];
  names: readonly string[];
}
