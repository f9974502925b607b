import * as z from 'zod';
import { pagingShape, searchText, slugsOrIds } from './query-values.ts';

/** The query of `dealerships/`: `brand` and `brands` mean the same, a city is an id, a slug or one of its names. */
export const dealershipQuerySchema = z.object({
  ...pagingShape,
  brand: slugsOrIds.describe('Slugs or ids, with commas between them'),
  brands: slugsOrIds.describe('The same as `brand`'),
  city: searchText.describe('Id, slug or any name of a city'),
});
/** The query of `dealerships/counts/`. */
export const showroomCountQuerySchema = dealershipQuerySchema.pick({ brand: true });

export type DealershipQuery = z.infer<typeof dealershipQuerySchema>;
