import * as z from 'zod/mini';
import { lenientNumber, lenientText } from '../requests/lenient-values.ts';

/** What a part of a typed search narrows used bikes by; `words` is text that a listing has. */
const usedSearchKinds = [
  'brand',
  'model',
  'city',
  'state',
  'price',
  'year',
  'km',
  'owner',
  'color',
  'verified',
  'body_style',
  'fuel',
  'capacity',
  'sort',
  'words',
] as const;

const usedSearchPartSchema = z.object({
  kind: z.enum(usedSearchKinds),
  /** Name of a brand, model or place, value of a filter, or words; null for ranges. */
  value: lenientText,
  /** Range in rupees, years, km or cc, inclusive; null where it is open. */
  min: lenientNumber,
  max: lenientNumber,
  /** The search without this part. */
  without: z.string(),
});
export type UsedSearchPart = z.infer<typeof usedSearchPartSchema>;

/** How a typed search for used bikes was read, and the words that were ignored. */
export const usedSearchReadSchema = z.object({
  parts: z.array(usedSearchPartSchema),
  ignored: z.array(z.object({ words: z.string(), without: z.string() })),
});
export type UsedSearchRead = z.infer<typeof usedSearchReadSchema>;

/** Maximum number of searches that an account saves. */
export const savedSearchLimit = 20;

/** Saved search for used bikes: `query` has the filters of `used-bikes/` as in an address, without its page. */
export const savedSearchSchema = z.object({ id: z.int(), query: z.string(), created_at: z.string() });
export type SavedSearch = z.infer<typeof savedSearchSchema>;
