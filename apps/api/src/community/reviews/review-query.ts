import { reviewLengths, reviewSorts } from '@dopahiya/domain';
import * as z from 'zod';
import { notFound } from '../../errors.ts';
import { nameOrId, oneOf, pagingShape, slug, slugOrId, unlessUnfilled } from '../../http/query-values.ts';

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
export const helpfulQuerySchema = reviewQuerySchema.pick({ bike: true });

const { title, text } = reviewLengths;
const lineBreak = /\r\n?/g;
const control = /^[^\p{Cc}\p{Cs}]*$/u;
const noControl = 'Leave out control characters.';
const ratingError = 'Give a whole number of stars from 1 to 5.';

const plainText = (error: string) => z.string({ error }).transform((value) => value.normalize('NFC').trim());

/** Plain text with line breaks; markup in it is text like any other. */
const reviewText = plainText('Say something about the bike, as text.')
  .transform((value) => value.replaceAll(lineBreak, '\n'))
  .pipe(
    z
      .string()
      .min(text.min, `Write at least ${text.min} characters, so that others learn something.`)
      .max(text.max, `Write at most ${text.max} characters.`)
      .refine((value) => control.test(value.replaceAll(/[\n\t]/g, ' ')), noControl),
  );

const reviewTitle = plainText('Give a title as text, or leave it out.').pipe(
  z.string().max(title.max, `Give at most ${title.max} characters.`).regex(control, noControl),
);

/** The body of a review that a user writes. */
export const reviewDraftSchema = z.object({
  bike: nameOrId('the id or slug of a bike').describe('Id or slug of a bike'),
  rating: z.int(ratingError).min(1, ratingError).max(5, ratingError).describe('Stars from 1 to 5'),
  title: unlessUnfilled(reviewTitle).describe(`At most ${title.max} characters; may be left out`),
  text: reviewText.describe(`Plain text of ${text.min} to ${text.max} characters`),
});
export type CheckedDraft = z.infer<typeof reviewDraftSchema>;

/** The body of a review that is said anew: all of it. */
export const reviewChangesSchema = reviewDraftSchema.omit({ bike: true });
export type CheckedChanges = z.infer<typeof reviewChangesSchema>;

/** The number in the address of a review. @throws AppError 404 for what no column can hold. */
export function reviewId(segment: string | undefined): number {
  if (segment !== undefined && /^\d{1,9}$/.test(segment)) return Number(segment);
  throw notFound('There is no such review, or not any more.');
}
