import * as z from 'zod/mini';
import { lenientFlag, lenientNumber, lenientText, lenientTextPairs, lenientTexts } from '../requests/lenient-values.ts';

/** Article categories. */
export const articleCategories = ['News', 'Review', 'Comparison', 'Guide'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

const authorSchema = z.object({
  first_name: lenientText,
  last_name: lenientText,
  avatar: lenientText,
  bio: lenientText,
});

const bikeSchema = z.object({ slug: z.string(), name: z.string(), brand: z.object({ slug: z.string() }) });

/**
 * Article about bikes. `content` is null in lists; it is clean HTML that starts with a paragraph if
 * `is_clean_html` is true, else untrusted text. Samples only show what articles look like. `tool` is the
 * calculator page for the reader's own case.
 */
export const articleSchema = z.pipe(
  z.object({
    id: z.union([z.int(), z.string()]),
    slug: lenientText,
    title: z.string(),
    content: lenientText,
    is_clean_html: lenientFlag,
    excerpt: lenientText,
    is_featured: lenientFlag,
    published_date: lenientText,
    featured_image_url: lenientText,
    featured_image: lenientText,
    image_caption: lenientText,
    category: lenientText,
    tags: lenientTexts,
    view_count: lenientNumber,
    like_count: lenientNumber,
    specifications: lenientTextPairs,
    author: z.nullish(authorSchema),
    is_sample: lenientFlag,
    bikes: z.nullish(z.array(bikeSchema)),
    tool: z.nullish(z.object({ path: z.string(), label: z.string() })),
  }),
  z.transform(({ featured_image, featured_image_url, ...article }) => ({
    ...article,
    featured_image_url: featured_image_url ?? featured_image,
    author: article.author ?? null,
    is_clean_html: article.is_clean_html ?? false,
    is_featured: article.is_featured ?? false,
    is_sample: article.is_sample ?? false,
    view_count: article.view_count ?? 0,
    like_count: article.like_count ?? 0,
    bikes: article.bikes ?? [],
    tool: article.tool ?? null,
  })),
);
export type Article = z.infer<typeof articleSchema>;
/** Article as the API sends it. */
export type ArticleFields = z.infer<(typeof articleSchema)['def']['in']>;

/** Number of likes of an article, and whether the signed-in user likes it. */
export const articleLikesSchema = z.object({ like_count: z.int(), is_liked: z.boolean() });
export type ArticleLikes = z.infer<typeof articleLikesSchema>;
