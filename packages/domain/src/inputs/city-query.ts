import type { CityRequest } from '../requests/index.ts';
import * as z from 'zod';
import { pagingShape, searchText } from './query-values.ts';

/** The query of `cities/`. */
export const cityQuerySchema = z.object({
  ...pagingShape,
  search: searchText.describe(
    'A name in English or Hindi, with slips of the pen; a state, or the first digits of a PIN code',
  ),
} satisfies Record<keyof CityRequest, z.ZodType>);
export type CityQuery = z.infer<typeof cityQuerySchema>;
