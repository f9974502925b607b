import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-slug.ts';

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
