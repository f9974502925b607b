import { type OnRoadPrice, priceOnRoad } from '../../pricing/index.ts';
import type { BikeRow } from '../bikes/bike-repository.ts';
import { factsOf, type PricedItem } from './variant-facts.ts';

/** Where, when ('YYYY-MM-DD') and how something is bought. */
export interface Purchase {
  city: { name: string; state: string };
  date: string;
  loan?: boolean | undefined;
}

/** What a model or a variant of it costs on the road. @throws PricingError when the state or the day cannot be right. */
export function priceItem(bike: BikeRow, item: PricedItem, { city, date, loan = false }: Purchase): OnRoadPrice {
  const { name, state } = city;
  return priceOnRoad({ variant: factsOf(bike, item), city: { name, state }, date, loan });
}
