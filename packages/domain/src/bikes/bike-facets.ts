import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { bikeCardSchema } from './bike-card.ts';

const facetValueSchema = z.object({ value: z.string(), name: z.string(), count: z.int() });

/** Option of a facet: query value, display name and number of matching bikes. */
export type FacetValue = z.infer<typeof facetValueSchema>;

/** Options of one facet. */
export const facetSchema = z.array(facetValueSchema);

/**
 * Facets of a list of bikes; each option is counted with the choices of all other facets applied. Values of
 * `budget` and `capacity` are 'min-max' in rupees and cc, of `abs` 'true' and 'false', of minimums and maximums
 * a number in kmpl, km, mm or kg; a server of the older contract does not count the latter.
 */
export const bikeFacetsSchema = z.object({
  brand: facetSchema,
  budget: facetSchema,
  capacity: facetSchema,
  body_style: facetSchema,
  fuel: facetSchema,
  abs: facetSchema,
  min_mileage: z.optional(facetSchema),
  min_range: z.optional(facetSchema),
  max_seat_height: z.optional(facetSchema),
  max_kerb_weight: z.optional(facetSchema),
});
export type BikeFacets = z.infer<typeof bikeFacetsSchema>;

const facetsIn = (answer: unknown): unknown => ((answer ?? {}) as { facets?: unknown }).facets ?? null;

/** Page of bikes with its facets; null unless they were requested. */
export const facetedBikePageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), facets: facetsIn(answer) })),
  z.object({ ...pageShape, results: z.array(bikeCardSchema), facets: z.nullable(bikeFacetsSchema) }),
);
