import { type BikeCard, type BikeDetail, isBikeCard } from '@dopahiya/domain/bikes';

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

/** The cards that navigation state carries: `{ bikes }` from a comparison, `{ bike }` from the page of a bike. */
export function cardsFromNavigation(state: unknown): readonly BikeCard[] {
  const { bikes, bike } = (state ?? {}) as { bikes?: unknown; bike?: unknown };
  const cards = Array.isArray(bikes) ? bikes : [bike];
  return cards.filter(isBikeCard).map(settled);
}

/** An older edition of the site stored cards without what belongs to their price. */
const settled = (card: BikeCard): BikeCard => Object.assign({ status: 'on_sale', price_month: null }, card);
