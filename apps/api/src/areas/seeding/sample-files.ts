import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/file-values.ts';

/** The file `data/showrooms.json`: which sample showrooms are made up until real ones are known. */
export const showroomsFileSchema = z.strictObject({
  /** How many showrooms each brand gets in the largest cities; a city takes the first tier that it belongs to. */
  tiers: z.array(z.strictObject({ largest_cities: z.int().positive(), showrooms: z.int().min(1).max(9) })).min(1),
  /** Slugs of the brands. */
  brands: z.array(catalogueSlug).min(1),
  /** Street names that most cities have, for the addresses. */
  streets: z.array(z.string().min(3)).min(1),
});
export type ShowroomsFile = z.infer<typeof showroomsFileSchema>;

const share = z.number().gt(0).max(1);

/** The file `data/used-bikes.json`: how many sample listings are made up until people sell here, and what they cost. */
export const usedBikesFileSchema = z.strictObject({
  /** How many models, those that sell most first; only models whose launch is known, so that no year is wrong. */
  models: z.int().min(1).max(200),
  listings_per_model: z.int().min(1).max(9),
  largest_cities: z.int().min(1).max(100),
  /** The oldest one, in years. */
  oldest: z.int().min(1).max(14),
  /** What a bike is worth after its first year, as a share of its price new, and after each further one of the year before. */
  first_year: share,
  later_years: share,
  /** What each owner after the first takes off, as a share. */
  further_owner: share,
});
export type UsedBikesFile = z.infer<typeof usedBikesFileSchema>;
