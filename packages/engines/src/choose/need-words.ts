import { patternOf, wordsByMeaning } from '../parser/words/word-table.ts';
import { alone } from '../plain-words/alone.ts';
import table from './need-words.json' with { type: 'json' };

const words = wordsByMeaning(table);

/** Returns the pattern of the words with a meaning, which finds each of them. */
export const needPattern = (meaning: string): RegExp => new RegExp(alone(patternOf(words.get(meaning) ?? [])), 'giu');

/** Checks whether a text has a word of a pattern. */
export const isSaid = (said: RegExp, text: string): boolean => text.search(said) >= 0;
