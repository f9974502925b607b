import type { PageRequest } from './list-requests.ts';

/** Sale statuses of a model. */
export const saleStatuses = ['on_sale', 'upcoming', 'discontinued'] as const;

/** Sale status of a model; on sale if the API does not send it. */
export type SaleStatus = (typeof saleStatuses)[number];

/** Power sources of two-wheelers. */
export const fuels = ['petrol', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

/** Categories of bikes. */
export const bikeCategories = ['scooters', 'sports', 'mileage', 'cruisers'] as const;
export type BikeCategory = (typeof bikeCategories)[number];

/**
 * Sort orders for bikes: `price-low`, weight and seat-height put the smallest first; `price-high`, mileage,
 * range, power, top-speed and engine-capacity the largest; rating the best, from real reviews only; launch the
 * latest.
 */
export const bikeSorts = [
  'popularity',
  'featured',
  'price-low',
  'price-high',
  'mileage',
  'range',
  'rating',
  'engine-capacity',
  'engine-low',
  'engine-high',
  'launch',
  'weight',
  'weight-high',
  'seat-height',
  'power',
  'top-speed',
] as const;
export type BikeSort = (typeof bikeSorts)[number];

/** Measures that a list can be filtered by; query parameters prefix them with `min_` or `max_`. */
export const bikeMeasures = ['price', 'cc', 'mileage', 'range', 'seat_height', 'kerb_weight'] as const;
export type BikeMeasure = (typeof bikeMeasures)[number];

/** Unit of each measure. */
export const measureUnits = {
  price: 'rupees ex-showroom',
  cc: 'cc',
  mileage: 'kmpl',
  range: 'km',
  seat_height: 'mm',
  kerb_weight: 'kg',
} as const satisfies Record<BikeMeasure, string>;

/** Lists under `bikes/` with their own path: bikes on sale by style, budget or size. */
export const bikeListNames = [
  'sports_bikes',
  'cruisers',
  'scooters',
  'adventure_bikes',
  'commuters',
  'street_bikes',
  'super_bikes',
  'cafe_racers',
  'mopeds',
  'tourers',
  'scramblers',
  'maxi_scooters',
  'best_mileage',
  'budget_bikes',
  'filter/by-engine-capacity',
] as const;
export type BikeListName = (typeof bikeListNames)[number];

/** Filters and sort order for bikes; multiple values are comma-separated. */
export interface BikeRequest extends PageRequest, Partial<Record<`${'min' | 'max'}_${BikeMeasure}`, number>> {
  search?: string;
  /** Whether to include bikes that match only most words of `search`; our own parameter, like `any_battery`. */
  any_words?: 'true' | 'false';
  /** Whether those words must clearly be names, not just resemble them; our own parameter. */
  sure_words?: 'true' | 'false';
  brand?: string | number;
  category?: BikeCategory;
  body_style?: string;
  fuel?: Fuel;
  battery_type?: string;
  /** Whether `battery_type` is only a preference; our own parameter, ignored by other servers of the contract. */
  any_battery?: 'true' | 'false';
  abs?: 'true' | 'false';
  /** Brands, styles and name words to exclude; our own parameters. */
  not_brand?: string;
  not_body_style?: string;
  not_named?: string;
  /** Whether a filter on seat height or weight keeps bikes for which it is unknown; our own parameter. */
  keep_unknown?: 'true' | 'false';
  status?: string;
  sort?: BikeSort;
  facets?: 'true' | 'false';
}
