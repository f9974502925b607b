import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { bikeCardSchema } from './bike-card.ts';

const facetValueSchema = z.object({ value: z.string(), name: z.string(), count: z.int() });

/** One choice of a facet: the value for the query, the name a visitor reads, and how many bikes it would leave. */
export type FacetValue = z.infer<typeof facetValueSchema>;

/** The choices of one facet. */
export const facetSchema = z.array(facetValueSchema);

/**
 * What a list of bikes can be narrowed by; each choice is counted with the choices of all other facets applied. Values of
 * `budget` and `capacity` are 'min-max' in rupees and cc, those of `abs` 'true' and 'false', those of a bound its number in
 * kmpl, km, mm and kg; a server of the older contract does not count bounds.
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

/** One page of bikes with its facets; they are null unless they were asked for. */
export const facetedBikePageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), facets: facetsIn(answer) })),
  z.object({ ...pageShape, results: z.array(bikeCardSchema), facets: z.nullable(bikeFacetsSchema) }),
);
