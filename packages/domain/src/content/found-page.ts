import * as z from 'zod/mini';
import { lenientFlag, lenientText } from '../requests/lenient-values.ts';

/** What a search finds beside bikes: guides, other articles, tools, answered questions and other pages of the site. */
const foundPageKinds = ['guide', 'news', 'tool', 'question', 'page'] as const;
export type FoundPageKind = (typeof foundPageKinds)[number];

/** A page that a search finds beside the bikes; `path` is one of this site. */
export const foundPageSchema = z.object({
  id: z.union([z.int(), z.string()]),
  /** What another server may call otherwise is a page. */
  kind: z.transform((value: unknown): FoundPageKind => foundPageKinds.find((kind) => kind === value) ?? 'page'),
  title: z.string(),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** What stands there in a sentence or two; null when nobody wrote one. */
  excerpt: lenientText,
  is_sample: lenientFlag,
});
export type FoundPage = z.infer<typeof foundPageSchema>;
