import { type ReviewDraft, reviewLengths } from '@dopahiya/domain';
import * as texts from '#texts/review-form';

/** What is wrong with each part of a review. */
export interface ReviewFaults {
  rating?: string;
  title?: string;
  text?: string;
}

/** The review in a form; null with its faults when it cannot be sent. */
export function draftFrom(bike: string, form: FormData): { draft: ReviewDraft | null; faults: ReviewFaults } {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [rating, title, text] = [Number(textOf('rating')), textOf('title'), textOf('text')];
  const faults = faultsOf({ rating, title, text });
  if (Object.keys(faults).length > 0) return { draft: null, faults };
  return { draft: { bike, rating, text, ...(title && { title }) }, faults };
}

function faultsOf({ rating, title, text }: { rating: number; title: string; text: string }): ReviewFaults {
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
