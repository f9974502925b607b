import type { SellAnswers } from '../sell-draft/sell-answers.ts';
import type { SellErrors } from './answer-rules.ts';

/** Props of every step. */
export interface StepProps {
  answers: SellAnswers;
  fieldErrors: SellErrors;
  onAnswer: (changes: Partial<SellAnswers>) => void;
}

/** Returns the error of a field as a prop, if there is one. */
export const errorOf = (fieldErrors: SellErrors, field: string): { error?: string } => {
  const error = fieldErrors[field];
  return error === undefined ? {} : { error };
};
