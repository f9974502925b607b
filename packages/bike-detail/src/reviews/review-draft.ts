import type { ReviewDraft } from '@dopahiya/domain/inputs';
import { reviewLengths } from '@dopahiya/domain/content';
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
  const [rating, title, text] = [Number(typed.rating), typed.title.trim(), typed.text.trim()];
  const fieldErrors = faultsOf({ rating, title, text });
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

function faultsOf({ rating, title, text }: { rating: number; title: string; text: string }): ReviewErrors {
  const { min, max } = reviewLengths.text;
  const isTextWrong = text.length < min || text.length > max;
  return {
    ...(!(rating >= 1 && rating <= 5) && { rating: texts.ratingMissing }),
    ...(title.length > reviewLengths.title.max && {
      title: texts.titleTooLong(reviewLengths.title.max),
    }),
    ...(isTextWrong && { text: texts.textLengthWrong({ min, max, length: text.length }) }),
  };
}
