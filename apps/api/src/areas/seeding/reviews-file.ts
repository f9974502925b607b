import { ratingRange, reviewLengths } from '@dopahiya/domain/content';
import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';

const { title, text } = reviewLengths;

const reviewSchema = z.strictObject({
  slug: catalogueSlug,
  /** Slug of the reviewed model. */
  bike: catalogueSlug,
  author_name: z.string().min(2).max(60),
  rating: z.int().min(ratingRange.min).max(ratingRange.max),
  title: z.string().min(3).max(title.max).nullable(),
  text: z.string().min(text.min).max(text.max),
  date: z.iso.date(),
  is_sample: z.literal(true, 'must be true: what is no sample is written by users'),
});

/** File `data/reviews.json`: made-up sample reviews. */
export const reviewsFileSchema = z.array(reviewSchema);
export type CatalogueReview = z.infer<typeof reviewSchema>;
