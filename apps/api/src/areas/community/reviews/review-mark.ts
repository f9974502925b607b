import { createHash } from 'node:crypto';
import type { reviews } from '../../../core/database/review-schema.ts';

const LENGTH = 8;

/**
 * A short mark of a review as it was read: what is said, by whom, when it was said last, and what was decided of it.
 * Whoever decides gives it, so that nothing is published that nobody has read.
 */
export function reviewMark(review: typeof reviews.$inferSelect): string {
  const { id, author_name, rating, title, text, created_at, status, reason } = review;
  const read = JSON.stringify([id, author_name, rating, title, text, created_at.toISOString(), status, reason]);
  return createHash('sha256').update(read).digest('hex').slice(0, LENGTH);
}
