import * as z from 'zod/mini';
import { bikeSorts } from './bike-request.ts';
import { listOf } from './lists.ts';
import {
  lenientList,
  lenientNumber,
  lenientPrice,
  lenientSaleStatus,
  lenientText,
  lenientTexts,
} from './lenient-values.ts';

/** A bike as the search box suggests it; the brand is its name, the price ex-showroom Delhi in whole rupees. */
export const bikeSuggestionSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  brand: lenientText,
  brand_slug: lenientText,
  slug: lenientText,
  /** On sale on an API that does not say. */
  status: lenientSaleStatus,
  year: lenientNumber,
  price: lenientPrice,
  engine_capacity: lenientNumber,
  max_power: lenientNumber,
  image: lenientText,
});
export type BikeSuggestion = z.infer<typeof bikeSuggestionSchema>;

/** The last three are parts of a model's page. */
const searchAims = ['price', 'emi', 'compare', 'figures', 'colours', 'reviews'] as const;

/**
 * What somebody wants to know of a model beside the model itself: its price on the road, its instalments, a comparison of
 * two or three, or a part of its page; `city` is the place for which they ask it, with the words that named it.
 */
const searchLeadSchema = z.object({
  aim: z.enum(searchAims),
  bikes: listOf(bikeSuggestionSchema),
  city: z.nullable(z.object({ name: z.string(), state: lenientText, asked: z.string() })),
});
export type SearchLead = z.infer<typeof searchLeadSchema>;

/**
 * How plain words were read: conditions as the address of a list has them, an order, and the names that count; with how many
 * bikes the results page finds.
 */
const searchReadSchema = z.object({
  parts: z.array(
    z.object({
      conditions: z.array(z.tuple([z.string(), z.string()])),
      sort: z.optional(z.enum(bikeSorts)),
      brand: z.optional(z.string()),
    }),
  ),
  names: z.string(),
  count: z.int(),
});
export type SearchRead = z.infer<typeof searchReadSchema>;

const orNothing = (results: unknown): unknown => results ?? [];

/** What the search box shows: suggestions (those without an id are dropped), what this visitor looked for, what many do. */
export const autocompleteSchema = z.object({
  results: z.pipe(z.transform(orNothing), listOf(bikeSuggestionSchema)),
  recent_searches: lenientTexts,
  popular_searches: lenientTexts,
  /** Pages that the words ask for; empty on an API that does not say. */
  leads: lenientList(searchLeadSchema),
  /** Absent where the words are names alone, and on an API that does not say. */
  read: z.optional(searchReadSchema),
});
export type Autocomplete = z.infer<typeof autocompleteSchema>;
