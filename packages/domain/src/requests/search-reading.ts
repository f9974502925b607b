import * as z from 'zod/mini';
import { searchAims } from './autocomplete.ts';
import { bikeConditionNames } from './bike-conditions.ts';
import { bikeSorts } from './bike-request.ts';

/** An understood part of a search, with its position in the text. */
const readPartSchema = z.object({
  words: z.string(),
  start: z.int(),
  end: z.int(),
  /** Conditions it stands for; empty for a sort order and for 'my height'. */
  conditions: z.readonly(z.array(z.readonly(z.tuple([z.enum(bikeConditionNames), z.string()])))),
  /** Name of the brand, if it is one. */
  brand: z.optional(z.string()),
  sort: z.optional(z.enum(bikeSorts)),
  /** Whether it refers to the searcher's own height. */
  isOwnHeight: z.optional(z.literal(true)),
});

/** Situations, such as a theft, in which nobody is looking for a bike; 'explained' is a question about a rule, a term or a price. */
const situations = [
  'stolen',
  'accident',
  'age_limit',
  'csd',
  'waiting',
  'past_price',
  'rto_code',
  'explained',
] as const;
export type Situation = (typeof situations)[number];

/** What a plain-text search says: conditions with their positions, the words left to search for in names, and what it asks. */
export const searchReadingSchema = z.object({
  text: z.string(),
  parts: z.readonly(z.array(readPartSchema)),
  /** Words to search for in names, with 'vs' between compared models; empty if none are left. */
  rest: z.string(),
  aim: z.optional(z.enum(searchAims)),
  situation: z.optional(z.enum(situations)),
  /** Words where a place is expected. */
  place: z.optional(z.string()),
});
export type SearchReading = z.infer<typeof searchReadingSchema>;
