import { wordMeanings } from './word-meanings.ts';

/** A word that a page is looked for with. */
export interface PageWord {
  word: string;
  /** The word, what it means in English, and what it may become while it is typed, as `to_tsquery` reads it. */
  query: string;
}

const MAX_WORDS = 10;
const MAX_LENGTH = 40;
/** From this length on the last word may still be typed. */
const LONG_ENOUGH = 3;

/**
 * The words of a search that pages are found with; those that say nothing are left out where others stand beside them. They
 * hold nothing but letters and digits, so that no sign of theirs is an operator.
 */
export function pageWords(text: string): PageWord[] {
  const all = [...new Set(plainLetters(text).split(/[^\p{L}\p{M}\p{N}]+/u))]
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_LENGTH));
  const telling = all.filter((word) => wordMeanings[withoutNukta(word)] !== '');
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  return words.map((word, place) => ({ word, query: queryOf(word, place === words.length - 1) }));
}

function queryOf(word: string, isLast: boolean): string {
  const meaning = wordMeanings[withoutNukta(word)];
  const begun = isLast && word.length >= LONG_ENOUGH ? `'${word}':*` : `'${word}'`;
  return meaning ? `${begun} | '${meaning}'` : begun;
}

const plainLetters = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/['’]/g, '');

const withoutNukta = (word: string): string => word.normalize('NFD').replaceAll('\u093C', '').normalize('NFC');
