import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';

/** File `data/showrooms.json`: sample showrooms used until real ones are known. */
export const showroomsFileSchema = z.strictObject({
  /** Number of showrooms per brand in the largest cities; the first matching tier applies to a city. */
  tiers: z.array(z.strictObject({ largest_cities: z.int().positive(), showrooms: z.int().min(1).max(9) })).min(1),
  /** Slugs of the brands. */
  brands: z.array(catalogueSlug).min(1),
  /** Street names common to most cities, for the addresses. */
  streets: z.array(z.string().min(3)).min(1),
});
export type ShowroomsFile = z.infer<typeof showroomsFileSchema>;

const share = z.number().gt(0).max(1);

/** File `data/used-bikes.json`: number and prices of sample listings, used until people sell here. */
export const usedBikesFileSchema = z.strictObject({
  /** Number of models, best-selling first; only those with a known launch, so that no year is wrong. */
  models: z.int().min(1).max(200),
  listings_per_model: z.int().min(1).max(9),
  largest_cities: z.int().min(1).max(100),
  /** Maximum age in years. */
  oldest: z.int().min(1).max(14),
  /** Value after the first year as a share of the price new, and after each further year as a share of the year before. */
  first_year: share,
  later_years: share,
  /** Share deducted for each owner after the first. */
  further_owner: share,
});
export type UsedBikesFile = z.infer<typeof usedBikesFileSchema>;
