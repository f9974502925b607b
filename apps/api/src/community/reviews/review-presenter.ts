import type { Review } from '@dopahiya/domain';
import type { ReviewRow } from './review-repository.ts';

/** A review as the contract has it: nothing in it leads to the user who wrote it. */
export function presentReview({ id, author_name, rating, title, text, created_at, is_sample }: ReviewRow): Review {
  return { id, author_name, rating, title, text, created_at: created_at.toISOString(), is_sample };
}
