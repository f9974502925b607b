import type { CheckedReviewDraft } from '@dopahiya/domain/inputs';
import { eq } from 'drizzle-orm';
import type { Services } from '../areas.ts';
import type { Author } from '../core/author.ts';
import { reviewMark } from '../areas/community/reviews/own-review-repository.ts';
import { type Decided, type Decision, ReviewModeration } from '../areas/market/moderation/reviews/review-moderation.ts';
import type { Database } from '../core/database/open-database.ts';
import { reviews } from '../core/database/review-schema.ts';

type Rows = Pick<Database, 'orm'>;

/** Inserts and publishes a review. @returns its number. */
export async function publishReview(
  database: Rows,
  services: Pick<Services, 'reviews'>,
  author: Author,
  draft: CheckedReviewDraft,
): Promise<number> {
  const { review } = await services.reviews.write(author, draft);
  await decideReview(database, review.id, { status: 'PUBLISHED' });
  return review.id;
}

/** Decides on a review in its current state. */
export async function decideReview(database: Rows, id: number, decision: Decision): Promise<Decided | undefined> {
  return new ReviewModeration(database.orm).decide(id, await markOfReview(database, id), decision);
}

/** Returns the mark of a review in the list of reviews. */
export async function markOfReview({ orm }: Rows, id: number): Promise<string> {
  const [review] = await orm.select().from(reviews).where(eq(reviews.id, id));
  if (!review) throw new Error(`There is no review ${id}.`);
  return reviewMark(review);
}
