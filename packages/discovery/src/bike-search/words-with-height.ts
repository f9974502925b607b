import { readPlainWords, withHeight } from '@dopahiya/engines/plain-words';

/** The words of a search with a rider's height, in cm, where they ask for 'my height', as the results page reads them. */
export const wordsWithHeight = (words: string, height: number): string =>
  withHeight(readPlainWords(words, []), height) ?? words;
