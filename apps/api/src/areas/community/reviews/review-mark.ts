import { createHash } from 'node:crypto';
import type { reviews } from '../../../core/database/review-schema.ts';

const LENGTH = 8;

/**
 * Returns a short hash of a review's content, author, dates and moderation status. Moderators send it with their decision, so that a review
 * changed since they read it is not published.
 */
export function reviewMark(review: typeof reviews.$inferSelect): string {
  const { id, author_name, rating, title, text, created_at, status, reason } = review;
  const read = JSON.stringify([id, author_name, rating, title, text, created_at.toISOString(), status, reason]);
  return createHash('sha256').update(read).digest('hex').slice(0, LENGTH);
}
