import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-slug.ts';

/** The file `data/faqs.json`: general questions in the order in which they are shown. */
export const faqsFileSchema = z.array(
  z.strictObject({ slug: catalogueSlug, question: z.string().min(10).endsWith('?'), answer: z.string().min(20) }),
);
export type CatalogueFaq = z.infer<typeof faqsFileSchema>[number];
