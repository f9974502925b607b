import * as z from 'zod';
import { slugOrId } from './query-values.ts';

/** The query of `faqs/`: the model whose questions are asked for, by id or slug; without it, the general ones. */
export const faqQuerySchema = z.object({ bike_model: slugOrId.describe('Id or slug of a bike') });
export type FaqQuery = z.infer<typeof faqQuerySchema>;
