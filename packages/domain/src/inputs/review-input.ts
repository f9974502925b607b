import { reviewLengths } from '../content/index.ts';
import * as z from 'zod';
import { nameOrId, unlessUnfilled } from './query-values.ts';

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
export type CheckedReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The body of a review that is said anew: all of it. */
export const reviewChangesSchema = reviewDraftSchema.omit({ bike: true });
export type CheckedReviewChanges = z.infer<typeof reviewChangesSchema>;
