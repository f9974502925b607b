import type { CityRequest } from '@dopahiya/domain';
import * as z from 'zod';
import { pagingShape, searchWords } from '../../http/query-values.ts';

/** The query of `cities/`. */
export const cityQuerySchema = z.object({ ...pagingShape, search: searchWords } satisfies Record<
  keyof CityRequest,
  z.ZodType
>);
export type CityQuery = z.infer<typeof cityQuerySchema>;
