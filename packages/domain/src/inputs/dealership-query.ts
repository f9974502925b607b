import * as z from 'zod';
import { pagingShape, searchText, slugsOrIds } from './query-values.ts';

/** The query of `dealerships/`: `brand` and `brands` mean the same, a city is an id, a slug or one of its names. */
export const dealershipQuerySchema = z.object({
  ...pagingShape,
  brand: slugsOrIds,
  brands: slugsOrIds,
  city: searchText,
});
/** The query of `dealerships/counts/`. */
export const showroomCountQuerySchema = dealershipQuerySchema.pick({ brand: true });

export type DealershipQuery = z.infer<typeof dealershipQuerySchema>;
