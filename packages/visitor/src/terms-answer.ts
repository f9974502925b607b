import { remembered } from './remembered.ts';

/** Visitor's answer to the terms, and the edition of the terms (a day, '2026-11-29') that it refers to. */
export interface TermsAnswer {
  answer: 'accepted' | 'declined';
  edition: string;
}

/** Visitor's answer to the terms; null if there is none. It stays in the browser and has no effect on access. */
export const termsAnswer = remembered<TermsAnswer | null>({
  key: 'terms-answer',
  initial: null,
  restore: (stored) => (isAnswer(stored) ? { answer: stored.answer, edition: stored.edition } : undefined),
});

function isAnswer(stored: unknown): stored is TermsAnswer {
  if (typeof stored !== 'object' || stored === null) return false;
  const { answer, edition } = stored as Partial<Record<keyof TermsAnswer, unknown>>;
  return (answer === 'accepted' || answer === 'declined') && typeof edition === 'string';
}
