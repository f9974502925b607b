import * as z from 'zod/mini';
import { lenientText } from '../requests/lenient-values.ts';

/** Question and answer; `bike_model_name` is null if it is not about a model. */
export const faqSchema = z.object({
  id: z.union([z.int(), z.string()]),
  question: z.string(),
  answer: z.string(),
  bike_model_name: lenientText,
});
export type Faq = z.infer<typeof faqSchema>;
