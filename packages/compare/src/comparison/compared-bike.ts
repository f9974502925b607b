import { type BikeCard, type BikeDetail, isBikeCard } from '@dopahiya/domain/bikes';

/** Fields of a bike needed for a slot and its picture, available in both cards and full details. */
export type SlotBike = Pick<
  BikeDetail,
  'id' | 'slug' | 'name' | 'brand' | 'price' | 'price_month' | 'status' | 'image' | 'drawing'
>;

/** Two to four compared bikes with their names, in order. */
export interface NamedBikes {
  bikes: readonly BikeDetail[];
  names: readonly string[];
}

/** Returns the cards in navigation state: `{ bikes }` from a comparison, `{ bike }` from a bike page. */
export function cardsFromNavigation(state: unknown): readonly BikeCard[] {
  const { bikes, bike } = (state ?? {}) as { bikes?: unknown; bike?: unknown };
  const cards = Array.isArray(bikes) ? bikes : [bike];
  return cards.filter(isBikeCard).map(settled);
}

/** Adds price fields missing from cards stored by an older version of the site. */
const settled = (card: BikeCard): BikeCard => Object.assign({ status: 'on_sale', price_month: null }, card);
