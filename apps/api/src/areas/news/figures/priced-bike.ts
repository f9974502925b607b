import type { OnRoadPrice } from '../../pricing/index.ts';
import { type PricedItem, pricedItem, priceItem } from '../../catalogue/index.ts';
import { FigureError } from './figure-words.ts';
import type { FigureBike, FigureFacts } from './figure-kind.ts';

/** Place of a purchase. */
export interface Place {
  name: string;
  state: string;
}

/** Returns the item of the model's own price, as on its card. @throws FigureError if no price is known. */
export function itemOfBike({ row, variants }: FigureBike): PricedItem & { price: number } {
  const item = pricedItem(row, variants, undefined);
  if (item && item.price !== null) return { ...item, price: item.price };
  throw new FigureError(`No price of '${row.slug}' is known: name a bike that has one`);
}

/** On-road price with all its lines. */
export type KnownPrice = OnRoadPrice & { on_road_price: number };

/** Returns a model's on-road price as in the price checker. @throws FigureError if a line cannot be computed. */
export function priceOfBike(
  bike: FigureBike,
  city: Place,
  { date, language }: Pick<FigureFacts, 'date' | 'language'>,
): KnownPrice {
  const price = priceItem(bike.row, itemOfBike(bike), { city, date, language });
  const { on_road_price, missing } = price;
  if (on_road_price !== null) return { ...price, on_road_price };
  const reason = missing.map((line) => line.reason).join(' ');
  throw new FigureError(`What '${bike.row.slug}' costs on the road in ${city.name} cannot be worked out: ${reason}`);
}
