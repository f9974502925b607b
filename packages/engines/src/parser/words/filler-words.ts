import { alone } from '../../plain-words/alone.ts';
import table from './filler-words.json' with { type: 'json' };
import { patternOf, wordsByMeaning } from './word-table.ts';

const words = wordsByMeaning(table);
const ofSearches = String.raw`top \d{1,2}|${patternOf(words.get('search') ?? [])}`;
const ofMessages: ReadonlySet<string> = new Set(words.get('message'));
const isOneOf = new RegExp(`^(?:${ofSearches})$`, 'iu');

/** Stop words in searches. */
export const filler = new RegExp(alone(ofSearches), 'giu');

/** Checks whether a word is a stop word of searches. */
export const isFiller = (word: string): boolean => isOneOf.test(word);

/** Returns the words of a message in lower case and without nukta that are no stop words. */
export const contentWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1 && !/^\d+$/.test(word) && !ofMessages.has(word));
