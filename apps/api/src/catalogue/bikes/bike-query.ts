import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain';
import * as z from 'zod';
import { oneOf, pagingShape, searchWords, slugOrId, wholeNumber } from '../../http/query-values.ts';

const bodyStyles = Object.keys(bodyStyleNames) as [BodyStyle, ...BodyStyle[]];

/** Orders of a list of bikes: 'low' puts the smallest first; mileage, range and engine-capacity the largest. */
const bikeSorts = [
  'popularity',
  'featured',
  'price-low',
  'price-high',
  'mileage',
  'range',
  'engine-capacity',
  'engine-low',
  'engine-high',
] as const;
export type BikeSort = (typeof bikeSorts)[number];

/** Groups of bikes that visitors look for together. */
const bikeCategories = ['scooters', 'sports', 'mileage', 'cruisers'] as const;
export type BikeCategory = (typeof bikeCategories)[number];

/** The query of `bikes/`: prices in whole rupees ex-showroom, engine capacities in cc, both ends included. */
export const bikeQuerySchema = z
  .object({
    ...pagingShape,
    search: searchWords,
    brand: slugOrId,
    category: oneOf(bikeCategories),
    body_style: oneOf(bodyStyles),
    fuel: oneOf(['petrol', 'electric']),
    battery_type: searchWords,
    min_price: wholeNumber,
    max_price: wholeNumber,
    min_cc: wholeNumber,
    max_cc: wholeNumber,
    sort: oneOf(bikeSorts),
  })
  .refine(({ min_price, max_price }) => inOrder(min_price, max_price), {
    path: ['min_price'],
    message: 'Give a lowest price that is not above the highest.',
  })
  .refine(({ min_cc, max_cc }) => inOrder(min_cc, max_cc), {
    path: ['min_cc'],
    message: 'Give a lowest engine capacity that is not above the highest.',
  });
export type BikeQuery = z.infer<typeof bikeQuerySchema>;

function inOrder(low: number | undefined, high: number | undefined): boolean {
  return low === undefined || high === undefined || low <= high;
}
