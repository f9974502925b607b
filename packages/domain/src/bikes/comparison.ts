import * as z from 'zod/mini';
import { lenientList } from '../requests/lenient-values.ts';
import { bikeCardSchema } from './bike-card.ts';
import { bikeDetailSchema } from './bike-detail.ts';

/** Two or more bikes that are often compared. */
export const comparisonSchema = z.object({
  id: z.union([z.int(), z.string()]),
  bikes: z.array(bikeCardSchema).check(z.minLength(2)),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Details of the bikes of a comparison, in the requested order. */
export const comparedBikesSchema = z.object({ bikes: lenientList(bikeDetailSchema) });
