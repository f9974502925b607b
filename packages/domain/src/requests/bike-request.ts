import type { PageRequest } from './list-requests.ts';

/** Where a model may stand in its life. */
export const saleStatuses = ['on_sale', 'upcoming', 'discontinued'] as const;

/** Where a model stands in its life; an API that does not say is taken to sell it. */
export type SaleStatus = (typeof saleStatuses)[number];

/** What a two-wheeler runs on. */
export const fuels = ['petrol', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

/** Groups of bikes that visitors look for together. */
export const bikeCategories = ['scooters', 'sports', 'mileage', 'cruisers'] as const;
export type BikeCategory = (typeof bikeCategories)[number];

/**
 * Orders of a list of bikes: 'low', weight and seat-height put the smallest first; 'high', mileage, range, power,
 * top-speed and engine-capacity the largest; rating the best, by real reviews alone; launch the latest.
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

/** The quantities that a list can be narrowed by; in a query `min_` or `max_` stands before the name. */
export const bikeMeasures = ['price', 'cc', 'mileage', 'range', 'seat_height', 'kerb_weight'] as const;
export type BikeMeasure = (typeof bikeMeasures)[number];

/** What each measure is in. */
export const measureUnits = {
  price: 'rupees ex-showroom',
  cc: 'cc',
  mileage: 'kmpl',
  range: 'km',
  seat_height: 'mm',
  kerb_weight: 'kg',
} as const satisfies Record<BikeMeasure, string>;

/** The lists under `bikes/` with an address of their own: what is on sale of a style, in a budget, of a size. */
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

/** What a list of bikes can be narrowed and sorted by; several choices have commas between them. */
export interface BikeRequest extends PageRequest, Partial<Record<`${'min' | 'max'}_${BikeMeasure}`, number>> {
  search?: string;
  /** Whether bikes count that have most words of `search`; a parameter of ours, like `any_battery`. */
  any_words?: 'true' | 'false';
  /** Whether those words must be names that are surely meant, not others that resemble them; a parameter of ours. */
  sure_words?: 'true' | 'false';
  brand?: string | number;
  category?: BikeCategory;
  body_style?: string;
  fuel?: Fuel;
  battery_type?: string;
  /** Whether `battery_type` is a wish alone: a parameter of ours, which another server of the contract leaves aside. */
  any_battery?: 'true' | 'false';
  abs?: 'true' | 'false';
  /** Brands, styles and words of names that no bike may have; parameters of ours. */
  not_brand?: string;
  not_body_style?: string;
  not_named?: string;
  /** Whether bikes count whose seat height or weight is not known, where one is asked for; a parameter of ours. */
  keep_unknown?: 'true' | 'false';
  status?: string;
  sort?: BikeSort;
  facets?: 'true' | 'false';
}
