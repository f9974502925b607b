import type { ReviewDraft } from '@dopahiya/domain/inputs';
import { ratingRange, reviewLengths } from '@dopahiya/domain/content';
import { cleanText, isWithin, textError } from '@dopahiya/domain/typed';
import { fieldErrorsOf } from '@dopahiya/site';
import * as texts from '#texts/review-form';

/** Validation errors of a review by field. */
export interface ReviewErrors {
  rating?: string;
  title?: string;
  text?: string;
}

/** Reads and validates the review form; the draft is null if there are errors. */
export function draftFrom(bike: string, form: FormData): { draft: ReviewDraft | null; fieldErrors: ReviewErrors } {
  const typed = readReviewForm(form);
  const [rating, title, text] = [Number(typed.rating), cleanText(typed.title), cleanText(typed.text)];
  const fieldErrors = errorsOf({ rating, title, text });
  if (Object.keys(fieldErrors).length > 0) return { draft: null, fieldErrors };
  return { draft: { bike, rating, text, ...(title && { title }) }, fieldErrors };
}

/** Reads the raw values of the review form. */
export function readReviewForm(form: FormData): { rating: string; title: string; text: string } {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { rating: textOf('rating'), title: textOf('title'), text: textOf('text') };
}

function errorsOf({ rating, title, text }: { rating: number; title: string; text: string }): ReviewErrors {
  const wrongLength = (_: number, length: number) => texts.textLengthWrong({ ...reviewLengths.text, length });
  return fieldErrorsOf({
    rating: !isWithin(rating, ratingRange) && texts.ratingMissing,
    title: textError(title, { min: 0, ...reviewLengths.title }, { long: texts.titleTooLong }),
    text: textError(text, reviewLengths.text, { missing: wrongLength(0, 0), short: wrongLength, long: wrongLength }),
  });
}
