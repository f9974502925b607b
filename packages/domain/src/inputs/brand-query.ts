import type { BrandRequest } from '../requests/index.ts';
import * as z from 'zod';
import { pagingShape, searchWords, slugOrId } from './query-values.ts';

/** The query of `brands/`: those with every word of a text in their name, or the one with a slug. */
export const brandQuerySchema = z.object({
  ...pagingShape,
  search: searchWords.describe('Words that must all be in the name'),
  slug: slugOrId.describe('Slug or id of one brand'),
} satisfies Record<keyof BrandRequest, z.ZodType>);
export type BrandQuery = z.infer<typeof brandQuerySchema>;
