import type { Author } from '../author.ts';
import { ReviewModeration } from '../community/reviews/review-moderation.ts';
import type { CheckedDraft } from '../community/reviews/review-query.ts';
import type { Services } from '../areas.ts';
import type { Database } from '../db/open-database.ts';

/** Writes a review and lets everybody read it. @returns its number. */
export async function publishReview(
  { orm }: Pick<Database, 'orm'>,
  services: Pick<Services, 'reviews'>,
  author: Author,
  draft: CheckedDraft,
): Promise<number> {
  const { review } = await services.reviews.write(author, draft);
  await new ReviewModeration(orm).decide(review.id, { status: 'PUBLISHED' });
  return review.id;
}
