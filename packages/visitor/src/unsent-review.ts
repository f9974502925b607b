import { remembered } from './remembered.ts';

/** A review that was typed and not sent, because its author must sign in first: the bike by slug, and what was typed. */
export interface UnsentReview {
  bike: string;
  rating: string;
  title: string;
  text: string;
}

/** The one review that waits for its author to sign in; null when there is none. */
export const unsentReview = remembered<UnsentReview | null>({
  key: 'unsent-review',
  initial: null,
  restore: (stored) => (isUnsentReview(stored) ? stored : undefined),
});

function isUnsentReview(stored: unknown): stored is UnsentReview {
  const { bike, rating, title, text } = (stored ?? {}) as Record<string, unknown>;
  return [bike, rating, title, text].every((part) => typeof part === 'string');
}
