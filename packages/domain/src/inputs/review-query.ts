import { reviewSorts } from '../requests/index.ts';
import * as z from 'zod';
import { oneOf, pagingShape, slug, slugOrId } from './query-values.ts';

/** The query of `reviews/`: the newest first without a sort. */
export const reviewQuerySchema = z.object({
  ...pagingShape,
  bike: slug('Give the id or slug of one bike, for reviews are about one.').describe('Id or slug of a bike'),
  sort: oneOf(reviewSorts),
});
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;

/** The query of `users/me/reviews/`: of all bikes without one. */
export const ownReviewQuerySchema = z.object({ ...pagingShape, bike: slugOrId.describe('Id or slug of a bike') });
export type OwnReviewQuery = z.infer<typeof ownReviewQuerySchema>;

/** The query of `users/me/helpful-reviews/`. */
export const helpfulReviewsQuerySchema = reviewQuerySchema.pick({ bike: true });
