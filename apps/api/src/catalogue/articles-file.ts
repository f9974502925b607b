import * as z from 'zod';
import { catalogueSlug } from './catalogue-slug.ts';

const articleSchema = z.strictObject({
  slug: catalogueSlug,
  title: z.string().min(10).max(120),
  published_date: z.iso.date(),
  author: z.strictObject({ first_name: z.string().min(1), last_name: z.string().min(1) }),
  /** Whether the article is there to show what articles look like, rather than reported by somebody. */
  is_sample: z.boolean(),
  /** Slugs of the models it is about, the most important one first: that one is its picture. */
  bikes: z.array(catalogueSlug).min(1),
  /** Paragraphs. */
  content: z.array(z.string().min(40)).min(1),
});

/** The file `data/articles.json`. */
export const articlesFileSchema = z.array(articleSchema);
export type CatalogueArticle = z.infer<typeof articleSchema>;
