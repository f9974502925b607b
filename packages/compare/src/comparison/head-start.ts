import { type BikeCard, isBikeCard } from '@dopahiya/domain/bikes';

/** The cards that navigation state carries: `{ bikes }` from a comparison, `{ bike }` from the page of a bike. */
export function headStartOf(state: unknown): readonly BikeCard[] {
  const { bikes, bike } = (state ?? {}) as { bikes?: unknown; bike?: unknown };
  const cards = Array.isArray(bikes) ? bikes : [bike];
  return cards.filter(isBikeCard).map(settled);
}

/** An older edition of the site stored cards without what belongs to their price. */
const settled = (card: BikeCard): BikeCard => Object.assign({ status: 'on_sale', price_month: null }, card);
