import type { SellAnswers } from '../sell-draft/sell-answers.ts';
import type { SellErrors } from './answer-rules.ts';

/** What every step of the form is given. */
export interface StepProps {
  answers: SellAnswers;
  fieldErrors: SellErrors;
  onAnswer: (changes: Partial<SellAnswers>) => void;
}

/** The error of a field, where there is one. */
export const errorOf = (fieldErrors: SellErrors, field: string): { error?: string } => {
  const error = fieldErrors[field];
  return error === undefined ? {} : { error };
};
