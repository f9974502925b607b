import type { BikeQuery } from '@dopahiya/domain/inputs';
import { type BikeCategory, type BikeListName } from '@dopahiya/domain/requests';
import type { BodyStyle } from '@dopahiya/domain/specifications';

/** What a list with an address of its own adds to the query. */
export type BikeList = Pick<BikeQuery, 'category' | 'body_style'>;

const inCategory = (category: BikeCategory): BikeList => ({ category });
const inStyle = (style: BodyStyle): BikeList => ({ body_style: [style] });

/** Lists under `bikes/` with an address of their own, by that address: what is on sale of a style, a price, a size. */
export const bikeLists: Record<BikeListName, BikeList> = {
  sports_bikes: inCategory('sports'),
  cruisers: inCategory('cruisers'),
  scooters: inCategory('scooters'),
  adventure_bikes: inStyle('adventure'),
  commuters: inStyle('commuter'),
  street_bikes: inStyle('streetbike'),
  super_bikes: inStyle('superbike'),
  cafe_racers: inStyle('caferacer'),
  mopeds: inStyle('moped'),
  tourers: inStyle('tourer'),
  scramblers: inStyle('scrambler'),
  maxi_scooters: inStyle('maxiscooter'),
  best_mileage: inCategory('mileage'),
  budget_bikes: {},
  'filter/by-engine-capacity': {},
};
