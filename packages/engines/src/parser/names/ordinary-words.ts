import { contentWords } from '../words/filler-words.ts';
import { withoutCues } from '../../chat/intents/cues.ts';
import { ordinaryWords } from './weak-words.ts';

/** Checks whether a word is known for itself, so that it is no misspelt name. */
export const isOrdinary = (word: string): boolean =>
  ordinaryWords.has(word) || contentWords(word).length === 0 || isCue(word);

/** Checks whether a word signals a topic: 'dl' is a licence. */
export const isCue = (word: string): boolean => withoutCues(word).trim() === '';
