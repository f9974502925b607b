import * as z from 'zod';
import { comparisonTypes } from '../requests/index.ts';
import { oneOf, pagingShape } from './query-values.ts';

const type = oneOf(comparisonTypes);

/** The query of `comparisons/`. */
export const comparisonQuerySchema = z.object(pagingShape);

/** The query of `compare-bikes/`: which kind of bikes is compared; without it, any. */
export const compareQuerySchema = z.object({ type });
export type CompareQuery = z.infer<typeof compareQuerySchema>;

/** The query of `bike-summary/`. */
export const summaryQuerySchema = z.object({ ...pagingShape, type });
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;
