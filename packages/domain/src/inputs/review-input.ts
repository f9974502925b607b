import { ratingRange, reviewLengths } from '../content/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { nameOrId, optionalIfEmpty } from './query-values.ts';
import { typedLine, typedLines } from './typed-texts.ts';

const { title, text } = reviewLengths;
const { min, max } = ratingRange;

/** The body of a new review. */
export const reviewDraftSchema = z.object({
  bike: nameOrId(texts.bike).describe('Id or slug of a bike'),
  rating: z
    .int(texts.ratingMissing)
    .min(min, texts.ratingMissing)
    .max(max, texts.ratingMissing)
    .describe('Stars from 1 to 5'),
  title: optionalIfEmpty(typedLine(texts.titleMissing, title.max)).describe(
    `At most ${title.max} characters; may be left out`,
  ),
  text: typedLines(texts.reviewMissing, text).describe(`Plain text of ${text.min} to ${text.max} characters`),
});
export type ReviewDraft = z.input<typeof reviewDraftSchema>;
export type CheckedReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The body of an edited review, with all of its fields. */
export const reviewChangesSchema = reviewDraftSchema.omit({ bike: true });
export type ReviewChanges = z.input<typeof reviewChangesSchema>;
export type CheckedReviewChanges = z.infer<typeof reviewChangesSchema>;
