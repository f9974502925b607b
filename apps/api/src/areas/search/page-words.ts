import * as z from 'zod';
import { readTable } from '../../core/tables/read-table.ts';

/** English meanings of Hindi (in either script, without the nukta) and colloquial words. A word with an empty meaning is ignored. */
const wordMeanings: Readonly<Record<string, string>> = readTable(
  'word-meanings',
  z.record(z.string().min(1), z.string()),
);

/** Word of a page search. */
export interface PageWord {
  word: string;
  /** The word, its English meaning, and its completions while it is typed, in `to_tsquery` syntax. */
  query: string;
}

const MAX_WORDS = 10;
const MAX_LENGTH = 40;
/** Minimum length of a last word that may be incomplete. */
const LONG_ENOUGH = 3;

/**
 * Returns the words of a page search, without stop words if others remain. They consist of letters and digits, so none contains a query
 * operator.
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
