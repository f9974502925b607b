import { BrandNames } from '@dopahiya/engines/parser';
import { readPlainWords, withHeight } from '@dopahiya/engines/plain-words';

/** Replaces 'my height' in search words by the rider's height in cm, as the results page does. */
export const wordsWithHeight = (words: string, height: number): string =>
  withHeight(readPlainWords(words, new BrandNames([])), height) ?? words;
