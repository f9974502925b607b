import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { lenientFlag, lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { reviewStatuses } from './writings.ts';

/**
 * What somebody says of a bike: one to five stars, plain text; `created_at` as ISO text; a sample is made up;
 * `helpful_count` is of those who found it helpful.
 */
export const reviewSchema = z.pipe(
  z.object({
    id: z.union([z.int(), z.string()]),
    author_name: lenientText,
    rating: lenientNumber,
    title: lenientText,
    text: lenientText,
    created_at: lenientText,
    is_sample: lenientFlag,
    helpful_count: lenientNumber,
  }),
  z.transform((review) => ({
    ...review,
    is_sample: review.is_sample ?? false,
    helpful_count: review.helpful_count ?? 0,
  })),
);
export type Review = z.infer<typeof reviewSchema>;

/** A review as its author sees it: whether others see it, why not where somebody refused it, and of which bike it is. */
export const ownReviewSchema = z.object({
  id: z.int(),
  rating: z.int(),
  title: z.nullable(z.string()),
  text: z.string(),
  created_at: z.string(),
  helpful_count: z.int(),
  status: z.enum(reviewStatuses),
  reason: z.nullable(z.string()),
  bike: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    brand: z.object({ slug: z.string(), name: z.string() }),
  }),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** The reviews of one bike that the signed-in user found helpful, by id. */
export const helpfulReviewsSchema = z.object({ reviews: z.array(z.int()) });

/** How many found a review helpful, after a vote or its taking back. */
export const helpfulCountSchema = z.object({ helpful_count: z.int() });

/**
 * What the real reviews of a bike say together: samples are counted in `sample_count` and nowhere else. `average` is
 * rounded to one decimal, null without a real review; `distribution` has the count of each rating, five stars first.
 */
const reviewSummarySchema = z.object({
  average: lenientNumber,
  count: z.int(),
  distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
  sample_count: z.int(),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

const summaryIn = (answer: unknown): unknown => ((answer ?? {}) as { summary?: unknown }).summary ?? null;

/** One page of the reviews of a bike, and what all real ones say together; null where the API does not say. */
export const reviewPageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), summary: summaryIn(answer) })),
  z.object({ ...pageShape, results: z.array(reviewSchema), summary: z.nullable(reviewSummarySchema) }),
);
