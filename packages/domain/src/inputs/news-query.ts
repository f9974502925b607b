import { newsOrderings, type NewsRequest } from '../requests/index.ts';
import * as z from 'zod';
import { oneOf, pagingShape, searchText, searchWords } from './query-values.ts';

/** The query of `news/`: those of a category, with every word of a text in title, text or tags, in an order, or beside an article. */
export const newsQuerySchema = z.object({
  ...pagingShape,
  search: searchWords.describe('Words that must all be in title, text or tags'),
  category: searchText.describe('News, Review, Comparison or Guide, in any case'),
  related_to: searchText.describe('The slug of an article: those most like it come first, without itself'),
  ordering: oneOf(newsOrderings),
} satisfies Record<keyof NewsRequest, z.ZodType>);
export type NewsQuery = z.infer<typeof newsQuerySchema>;
