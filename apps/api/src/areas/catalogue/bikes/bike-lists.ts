import type { BikeQuery } from '@dopahiya/domain/inputs';
import { type BikeCategory, type BikeListName } from '@dopahiya/domain/requests';
import type { BodyStyle } from '@dopahiya/domain/specifications';

/** Query conditions of a list with its own address. */
export type BikeList = Pick<BikeQuery, 'category' | 'body_style'>;

const inCategory = (category: BikeCategory): BikeList => ({ category });
const inStyle = (style: BodyStyle): BikeList => ({ body_style: [style] });

/** Lists under `bikes/` by address: bikes on sale of a style, price or size. */
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
