import * as z from 'zod/mini';
import { facetSchema } from '../bikes/bike-facets.ts';
import { lenientNumber } from '../requests/lenient-values.ts';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { usedBikeSchema } from './used-bike.ts';
import { usedSearchReadSchema } from './used-bike-search.ts';

/**
 * Facets of a list of used bikes; each option is counted with the choices of all other facets applied. Values of
 * `price` are 'min-max' in rupees, of `min_year`, `max_km` and `within` a year and km, of `verified` 'true' and
 * 'false', of `deal` ratings. `within` is empty without `near`.
 */
export const usedBikeFacetsSchema = z.object({
  brand: facetSchema,
  city: facetSchema,
  price: facetSchema,
  min_year: facetSchema,
  max_km: facetSchema,
  owner: facetSchema,
  condition: facetSchema,
  deal: facetSchema,
  verified: facetSchema,
  within: facetSchema,
});
export type UsedBikeFacets = z.infer<typeof usedBikeFacetsSchema>;

const partsOf = (answer: unknown) => (answer ?? {}) as { facets?: unknown; verified_count?: unknown; read?: unknown };

/**
 * Page of used bikes with its facets (null unless requested); `verified_count` is the number of checked bikes on
 * sale, without samples, and null if the API does not count them. `read` says how the typed search was read; null
 * without one.
 */
export const usedBikePageSchema = z.pipe(
  z.transform((answer: unknown) => {
    const { facets = null, verified_count, read = null } = partsOf(answer);
    return { ...pageFrom(answer), facets, verified_count, read };
  }),
  z.object({
    ...pageShape,
    results: z.array(usedBikeSchema),
    facets: z.nullable(usedBikeFacetsSchema),
    verified_count: lenientNumber,
    read: z.nullable(usedSearchReadSchema),
  }),
);
export type UsedBikePage = z.infer<typeof usedBikePageSchema>;
