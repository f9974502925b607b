import * as z from 'zod/mini';
import { facetSchema } from '../bikes/bike-facets.ts';
import { lenientNumber } from '../requests/lenient-values.ts';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { usedBikeSchema } from './used-bike.ts';

/**
 * What a list of used bikes can be narrowed by; each choice is counted with the choices of all other facets applied. Values of
 * `price` are 'min-max' in rupees, those of `min_year`, `max_km` and `within` a year and km, those of `verified` 'true' and
 * 'false', those of `deal` grades. `within` is empty where `near` is not asked for.
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

const partsOf = (answer: unknown) => (answer ?? {}) as { facets?: unknown; verified_count?: unknown };

/**
 * One page of used bikes with its facets, null unless they were asked for; `verified_count` is of all bikes on sale that
 * somebody has looked at, without samples, and null on an API that does not count them.
 */
export const usedBikePageSchema = z.pipe(
  z.transform((answer: unknown) => {
    const { facets = null, verified_count } = partsOf(answer);
    return { ...pageFrom(answer), facets, verified_count };
  }),
  z.object({
    ...pageShape,
    results: z.array(usedBikeSchema),
    facets: z.nullable(usedBikeFacetsSchema),
    verified_count: lenientNumber,
  }),
);
export type UsedBikePage = z.infer<typeof usedBikePageSchema>;
