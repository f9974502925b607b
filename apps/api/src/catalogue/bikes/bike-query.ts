import { type BodyStyle, bodyStyleNames, type SaleStatus } from '@dopahiya/domain';
import * as z from 'zod';
import {
  oneOf,
  pagingShape,
  searchText,
  searchWords,
  slugsOrIds,
  someOf,
  trueOrFalse,
  wholeNumber,
} from '../../http/query-values.ts';

const bodyStyles = Object.keys(bodyStyleNames) as [BodyStyle, ...BodyStyle[]];
const statuses = ['on_sale', 'upcoming', 'discontinued'] as const satisfies readonly SaleStatus[];

/**
 * Orders of a list of bikes: 'low' puts the smallest first; mileage, range and engine-capacity the largest; rating the
 * best, by real reviews alone; launch the latest.
 */
const bikeSorts = [
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
] as const;
export type BikeSort = (typeof bikeSorts)[number];

/** Groups of bikes that visitors look for together. */
const bikeCategories = ['scooters', 'sports', 'mileage', 'cruisers'] as const;
export type BikeCategory = (typeof bikeCategories)[number];

/** What a range of a list is about, as a visitor calls it; in the query `min_` or `max_` stands before it. */
const measures = {
  price: { name: 'price', unit: 'rupees ex-showroom' },
  cc: { name: 'engine capacity', unit: 'cc' },
  mileage: { name: 'mileage', unit: 'kmpl' },
  range: { name: 'range', unit: 'km' },
  seat_height: { name: 'seat height', unit: 'mm' },
  kerb_weight: { name: 'kerb weight', unit: 'kg' },
} as const;

/** A quantity that a list can be narrowed by. */
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

type RangeShape = Record<`${'min' | 'max'}_${Measure}`, typeof wholeNumber>;

const rangeShape = Object.fromEntries(
  measureNames.flatMap((name) => [
    [`min_${name}`, wholeNumber.describe(`Lowest ${measures[name].name} in ${measures[name].unit}, included`)],
    [`max_${name}`, wholeNumber.describe(`Highest ${measures[name].name} in ${measures[name].unit}, included`)],
  ]),
) as RangeShape;

/** The query of `bikes/`: prices in whole rupees ex-showroom, both ends of a range included. */
export const bikeQuerySchema = z
  .object({
    ...pagingShape,
    search: searchText.describe('Words of brand and name in any order; typing errors count when nothing else is found'),
    brand: slugsOrIds.describe('Slugs or ids'),
    category: oneOf(bikeCategories),
    body_style: someOf(bodyStyles),
    fuel: oneOf(['petrol', 'electric']),
    battery_type: searchWords,
    ...rangeShape,
    abs: trueOrFalse,
    status: someOf(statuses),
    sort: oneOf(bikeSorts),
    facets: trueOrFalse.describe('Whether to count the choices that would narrow the list'),
  })
  .check(({ value, issues }) => {
    for (const name of measureNames) {
      if (isInOrder(value[`min_${name}`], value[`max_${name}`])) continue;
      const message = `Give a lowest ${measures[name].name} that is not above the highest.`;
      issues.push({ code: 'custom', input: value, path: [`min_${name}`], message });
    }
  });
export type BikeQuery = z.infer<typeof bikeQuerySchema>;

/** The query of a list that is short until a page of it is asked for; some callers say `page_size` instead of `limit`. */
export const shortListQuerySchema = z.object({
  ...pagingShape,
  page_size: pagingShape.limit.describe('The same as `limit`'),
});

function isInOrder(low: number | undefined, high: number | undefined): boolean {
  return low === undefined || high === undefined || low <= high;
}
