import { remembered } from './remembered.ts';

/** Draft review that could not be sent because its author must sign in first: the bike by slug, and the entered fields. */
export interface UnsentReview {
  bike: string;
  rating: string;
  title: string;
  text: string;
}

/** Draft review that waits for its author to sign in; null if there is none. */
export const unsentReview = remembered<UnsentReview | null>({
  key: 'unsent-review',
  initial: null,
  restore: (stored) => (isUnsentReview(stored) ? stored : undefined),
});

function isUnsentReview(stored: unknown): stored is UnsentReview {
  const { bike, rating, title, text } = (stored ?? {}) as Record<string, unknown>;
  return [bike, rating, title, text].every((part) => typeof part === 'string');
}
