import { formatDate } from '@dopahiya/domain/site';
import type { PagedRows } from '../../../../core/paging.ts';
import { reviewMark } from '../../../community/index.ts';
import type { ReviewToRead } from './review-moderation.ts';

/**
 * Formats reviews for the terminal, with id, mark, status and bike. User texts are prefixed with a bar, so that they cannot pass for other
 * output.
 */
export function formatReviews({ page, limit, count, rows }: PagedRows<ReviewToRead>, waiting: number): string {
  if (count === 0) return 'Nobody has written a review.';
  const pages = Math.ceil(count / limit);
  const end = `Page ${page} of ${pages}. Waiting to be read: ${waiting}. Decide by: reviews publish ID MARK, or reviews reject ID MARK --reason TEXT`;
  return [...rows.map(formatReview), end].join('\n\n');
}

function formatReview({ review, bike }: ReviewToRead): string {
  const { id, status, rating, title, text, author_name, created_at, reason } = review;
  const head = `${id} ${reviewMark(review)}  ${status}  ${bike}  ${rating} of 5  ${formatDate(created_at.toISOString())}`;
  const lines = [`by ${author_name}`, ...(title ? [title] : []), ...text.split('\n')];
  return [head, ...lines.map((line) => `  | ${line}`), ...(reason ? [`  refused: ${reason}`] : [])].join('\n');
}
