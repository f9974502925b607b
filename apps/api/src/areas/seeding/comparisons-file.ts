import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-slug.ts';

const pairSchema = z.tuple([catalogueSlug, catalogueSlug]);

/** The file `data/comparisons.json`: pairs of models, by slug, in the order in which they are shown. */
export const comparisonsFileSchema = z.array(pairSchema);
export type ComparedPair = z.infer<typeof pairSchema>;
