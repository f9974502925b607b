import * as z from 'zod/mini';
import { lenientList } from '../requests/lenient-values.ts';
import { bikeCardSchema } from './bike-card.ts';
import { bikeDetailSchema } from './bike-detail.ts';

/** Bikes that are often compared, two or more. */
export const comparisonSchema = z.object({
  id: z.union([z.int(), z.string()]),
  bikes: z.array(bikeCardSchema).check(z.minLength(2)),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Everything known of the bikes of one comparison, in the order in which they were named. */
export const comparedBikesSchema = z.object({ bikes: lenientList(bikeDetailSchema) });
