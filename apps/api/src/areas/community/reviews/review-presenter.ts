import type { OwnReview, Review } from '@dopahiya/domain/content';
import type { OwnReviewRow } from './own-review-repository.ts';
import type { ReviewRow } from './review-repository.ts';

/** Returns the review as the API publishes it, without its author's account. */
export function presentReview(row: ReviewRow): Review {
  const { id, author_name, rating, title, text, created_at, is_sample, helpful_count } = row;
  return { id, author_name, rating, title, text, created_at: created_at.toISOString(), is_sample, helpful_count };
}

/** Returns the review as shown to its author. */
export function presentOwnReview({ review, bike, brand }: OwnReviewRow): OwnReview {
  const { id, rating, title, text, created_at, helpful_count, status, reason } = review;
  const said = { id, rating, title, text, created_at: created_at.toISOString(), helpful_count };
  return { ...said, status, reason, bike: { ...bike, brand } };
}
