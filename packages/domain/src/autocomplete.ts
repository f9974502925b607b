import * as z from 'zod/mini';
import { looseList, looseNumber, looseText, looseTexts } from './loose-values.ts';

/** A bike as the search box suggests it; the brand is its name, the price ex-showroom Delhi in whole rupees. */
export const bikeSuggestionSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  brand: looseText,
  brand_slug: looseText,
  slug: looseText,
  year: looseNumber,
  price: looseNumber,
  engine_capacity: looseNumber,
  max_power: looseNumber,
  image: looseText,
});
export type BikeSuggestion = z.infer<typeof bikeSuggestionSchema>;

/** What the search box shows: suggestions, what this visitor looked for, and what many look for. */
export const autocompleteSchema = z.object({
  results: looseList(bikeSuggestionSchema),
  recent_searches: looseTexts,
  popular_searches: looseTexts,
});
export type Autocomplete = z.infer<typeof autocompleteSchema>;
