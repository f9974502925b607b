import * as z from 'zod/mini';
import { lenientFlag, lenientText } from '../requests/lenient-values.ts';

/** Kinds of search results besides bikes: guides, other articles, tools, answered questions and other pages. */
const foundPageKinds = ['guide', 'news', 'tool', 'question', 'page'] as const;
export type FoundPageKind = (typeof foundPageKinds)[number];

/** Search result besides bikes; `path` is on this site. */
export const foundPageSchema = z.object({
  id: z.union([z.int(), z.string()]),
  /** Unknown kinds from another server become 'page'. */
  kind: z.transform((value: unknown): FoundPageKind => foundPageKinds.find((kind) => kind === value) ?? 'page'),
  title: z.string(),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** Summary of one or two sentences; null if there is none. */
  excerpt: lenientText,
  is_sample: lenientFlag,
});
export type FoundPage = z.infer<typeof foundPageSchema>;
