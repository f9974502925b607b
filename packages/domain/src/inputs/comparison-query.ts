import * as z from 'zod';
import { comparisonTypes } from '../requests/index.ts';
import { oneOf, pagingShape } from './query-values.ts';

const type = oneOf(comparisonTypes);

/** The query of `comparisons/`. */
export const comparisonQuerySchema = z.object(pagingShape);

/** The query of `compare-bikes/`: which kind of bikes is compared; without it, any. */
export const compareQuerySchema = z.object({
  type: type.describe('With `electric`, bikes with an engine are refused'),
});
export type CompareQuery = z.infer<typeof compareQuerySchema>;

/** The query of `bike-summary/`. */
export const summaryQuerySchema = z.object({
  ...pagingShape,
  type: type.describe('`electric`, or `bikes` for those with an engine; all bikes without it'),
});
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;
