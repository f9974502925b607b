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

/** Bike suggestion of the search box; `brand` is the brand's name, `price` is ex-showroom Delhi in whole rupees. */
export const bikeSuggestionSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  brand: lenientText,
  brand_slug: lenientText,
  slug: lenientText,
  /** On sale if the API does not send it. */
  status: lenientSaleStatus,
  year: lenientNumber,
  price: lenientPrice,
  engine_capacity: lenientNumber,
  max_power: lenientNumber,
  image: lenientText,
});
export type BikeSuggestion = z.infer<typeof bikeSuggestionSchema>;

/** What a search can ask for: the best bike for certain needs, or something about models, of which the last three are sections of a page. */
export const searchAims = ['choose', 'price', 'emi', 'compare', 'figures', 'colours', 'reviews'] as const;

/**
 * Topic about one or more models that a search asks for: on-road price, EMI, a comparison of two or three, or a
 * section of the page; `city` is the requested place, with the words that named it.
 */
const searchLeadSchema = z.object({
  aim: z.enum(searchAims),
  bikes: listOf(bikeSuggestionSchema),
  /** The needs in words, for a choice by them. */
  words: z.optional(z.string()),
  city: z.nullable(z.object({ name: z.string(), state: lenientText, asked: z.string() })),
});
export type SearchLead = z.infer<typeof searchLeadSchema>;

/**
 * Interpretation of a plain-text search: conditions as in a list's URL, a sort order, and the names used; with
 * the number of bikes on the results page.
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

/** Content of the search box: suggestions (those without an id are dropped), the visitor's recent searches, and popular ones. */
export const autocompleteSchema = z.object({
  results: z.pipe(z.transform(orNothing), listOf(bikeSuggestionSchema)),
  recent_searches: lenientTexts,
  popular_searches: lenientTexts,
  /** Pages that the search asks for; empty if the API does not send them. */
  leads: lenientList(searchLeadSchema),
  /** Absent if the search contains only names, or if the API does not send it. */
  read: z.optional(searchReadSchema),
});
export type Autocomplete = z.infer<typeof autocompleteSchema>;
