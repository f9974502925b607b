import * as z from 'zod/mini';
import { looseFlag, looseText } from '../requests/loose-values.ts';

const authorSchema = z.object({ first_name: looseText, last_name: looseText });

/** An article about bikes: paragraphs of `content` are parted by blank lines; a sample shows what articles look like. */
export const articleSchema = z.pipe(
  z.object({
    id: z.union([z.int(), z.string()]),
    slug: looseText,
    title: z.string(),
    content: looseText,
    published_date: looseText,
    featured_image_url: looseText,
    author: z.nullish(authorSchema),
    is_sample: looseFlag,
  }),
  z.transform((article) => ({
    ...article,
    author: article.author ?? null,
    is_sample: article.is_sample ?? false,
  })),
);
export type Article = z.infer<typeof articleSchema>;
