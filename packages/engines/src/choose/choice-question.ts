import type { Parsed } from '../parser/parse.ts';
import { isSaid, needPattern } from './need-words.ts';

const [best, better] = [needPattern('best'), needPattern('better')];

/** Checks whether a text asks which bike is the best. */
export const asksForBest = (text: string): boolean => isSaid(best, text.toLowerCase());

/** What a message asks of a choice. */
export interface ChoiceQuestion {
  /** Which bike is the best, or whether another one is better than a certain one; null if neither. */
  asks: 'best' | 'better' | null;
  /** Slugs of the models that it names clearly. */
  models: string[];
}

/** Reads whether a message asks for the best bike or for a better one. */
export function choiceQuestionIn({ text, names }: Pick<Parsed, 'text' | 'names'>): ChoiceQuestion {
  const plain = text.toLowerCase();
  const clear = names.flatMap(({ models }) => (models.length === 1 ? models : []));
  return {
    asks: isSaid(better, plain) ? 'better' : isSaid(best, plain) ? 'best' : null,
    models: [...new Set(clear.map((key) => key.slice(key.indexOf('/') + 1)))],
  };
}
