import * as z from 'zod';
import { pagingShape, slugOrId } from '../../http/query-values.ts';

/** The query of `brands/`. */
export const brandQuerySchema = z.object({ ...pagingShape, slug: slugOrId });
export type BrandQuery = z.infer<typeof brandQuerySchema>;
