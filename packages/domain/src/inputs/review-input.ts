import { reviewLengths } from '../content/index.ts';
import * as z from 'zod';
import { nameOrId, unlessUnfilled } from './query-values.ts';

const { title, text } = reviewLengths;
const lineBreak = /\r\n?/g;
const control = /^[^\p{Cc}\p{Cs}]*$/u;
const noControl = 'Remove control characters.';
const ratingError = 'Choose from 1 to 5 stars.';

const plainText = (error: string) => z.string({ error }).transform((value) => value.normalize('NFC').trim());

/** Plain text with line breaks; markup in it is text like any other. */
const reviewText = plainText('Write something about the bike.')
  .transform((value) => value.replaceAll(lineBreak, '\n'))
  .pipe(
    z
      .string()
      .min(text.min, `Write at least ${text.min} characters.`)
      .max(text.max, `Use at most ${text.max} characters.`)
      .refine((value) => control.test(value.replaceAll(/[\n\t]/g, ' ')), noControl),
  );

const reviewTitle = plainText('Enter a title, or leave it empty.').pipe(
  z.string().max(title.max, `Use at most ${title.max} characters.`).regex(control, noControl),
);

/** The body of a review that a user writes. */
export const reviewDraftSchema = z.object({
  bike: nameOrId('the id or slug of a bike').describe('Id or slug of a bike'),
  rating: z.int(ratingError).min(1, ratingError).max(5, ratingError).describe('Stars from 1 to 5'),
  title: unlessUnfilled(reviewTitle).describe(`At most ${title.max} characters; may be left out`),
  text: reviewText.describe(`Plain text of ${text.min} to ${text.max} characters`),
});
export type CheckedReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The body of a review that is said anew: all of it. */
export const reviewChangesSchema = reviewDraftSchema.omit({ bike: true });
export type CheckedReviewChanges = z.infer<typeof reviewChangesSchema>;
