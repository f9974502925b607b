import { reviewLengths } from '../content/index.ts';
import * as z from 'zod';
import { nameOrId, optionalIfEmpty } from './query-values.ts';
import { typedLine, typedLines } from './typed-texts.ts';

const { title, text } = reviewLengths;
const ratingError = 'Choose from 1 to 5 stars.';

const reviewText = typedLines('Write something about the bike.', text);
const reviewTitle = typedLine('Enter a title, or leave it empty.', title.max);

/** The body of a new review. */
export const reviewDraftSchema = z.object({
  bike: nameOrId('the id or slug of a bike').describe('Id or slug of a bike'),
  rating: z.int(ratingError).min(1, ratingError).max(5, ratingError).describe('Stars from 1 to 5'),
  title: optionalIfEmpty(reviewTitle).describe(`At most ${title.max} characters; may be left out`),
  text: reviewText.describe(`Plain text of ${text.min} to ${text.max} characters`),
});
export type CheckedReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The body of an edited review, with all of its fields. */
export const reviewChangesSchema = reviewDraftSchema.omit({ bike: true });
export type CheckedReviewChanges = z.infer<typeof reviewChangesSchema>;
