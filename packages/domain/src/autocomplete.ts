import * as z from 'zod/mini';
import { listOf } from './lists.ts';
import { looseNumber, loosePrice, looseText, looseTexts } from './loose-values.ts';

/** A bike as the search box suggests it; the brand is its name, the price ex-showroom Delhi in whole rupees. */
export const bikeSuggestionSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  brand: looseText,
  brand_slug: looseText,
  slug: looseText,
  year: looseNumber,
  price: loosePrice,
  engine_capacity: looseNumber,
  max_power: looseNumber,
  image: looseText,
});
export type BikeSuggestion = z.infer<typeof bikeSuggestionSchema>;

const orNothing = (results: unknown): unknown => results ?? [];

/** What the search box shows: suggestions (those without an id are dropped), what this visitor looked for, what many do. */
export const autocompleteSchema = z.object({
  results: z.pipe(z.transform(orNothing), listOf(bikeSuggestionSchema)),
  recent_searches: looseTexts,
  popular_searches: looseTexts,
});
export type Autocomplete = z.infer<typeof autocompleteSchema>;
