import type { SellAnswers } from '../sell-draft/sell-answers.ts';
import type { SellFaults } from './answer-rules.ts';

/** What every step of the form is given. */
export interface StepProps {
  answers: SellAnswers;
  faults: SellFaults;
  onAnswer: (changes: Partial<SellAnswers>) => void;
}

/** The error of a field, where there is one. */
export const errorOf = (faults: SellFaults, field: string): { error?: string } => {
  const error = faults[field];
  return error === undefined ? {} : { error };
};
