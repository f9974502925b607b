import { wordLists } from './word-lists.ts';
import words from './words.json' with { type: 'json' };

/** Returns the words of values of one kind, such as 'brake'. */
export const valueWords = wordLists(words);
