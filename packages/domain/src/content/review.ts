import * as z from 'zod/mini';
import { pageFrom, pageShape } from '../requests/lists.ts';
import { lenientFlag, lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { reviewStatuses } from './writings.ts';

/**
 * Review of a bike: one to five stars, plain text; `created_at` as ISO text; samples are invented;
 * `helpful_count` is the number of readers who found it helpful.
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

/** Review as its author sees it: its moderation status, the reason if it was rejected, and its bike. */
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

/** Ids of the reviews of a bike that the signed-in user found helpful. */
export const helpfulReviewsSchema = z.object({ reviews: z.array(z.int()) });

/** Number of helpful votes of a review after a vote was added or removed. */
export const helpfulCountSchema = z.object({ helpful_count: z.int() });

/**
 * Summary of the real reviews of a bike; samples are counted only in `sample_count`. `average` has one decimal
 * and is null without a real review; `distribution` is the count per rating, five stars first.
 */
const reviewSummarySchema = z.object({
  average: lenientNumber,
  count: z.int(),
  distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
  sample_count: z.int(),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

const summaryIn = (answer: unknown): unknown => ((answer ?? {}) as { summary?: unknown }).summary ?? null;

/** Page of the reviews of a bike with the summary of all real ones; null if the API does not send it. */
export const reviewPageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), summary: summaryIn(answer) })),
  z.object({ ...pageShape, results: z.array(reviewSchema), summary: z.nullable(reviewSummarySchema) }),
);
