import type { LineCode } from './line-codes.ts';
import { lineNames, type OtherCode, otherNames } from './line-names.ts';
import { foldWord, isIdleWord, spellingReader } from './word-forms.ts';

export type NameCode = LineCode | OtherCode;

/** A line name found in a text, with the index of its first word. */
export interface FoundName {
  code: NameCode;
  at: number;
  words: string;
}

const words = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\d{1,12}(?=[\p{L}])/gu) ?? [];

/** Joins initials: 'r.t.o' and 'R T O' become 'rto', 'h/c' (handling charges) and 'h&l' (handling and logistics) lose their sign. */
const joinInitials = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{M}])h\s?[/&]\s?(?=[cl](?![\p{L}\p{M}]))/gu, 'h')
    .replaceAll(/(?<![\p{L}\p{M}])\p{L}(?:\.\s?\p{L}(?![\p{L}\p{M}])){1,3}\.?/gu, (initials) =>
      initials.replaceAll(/[.\s]/gu, ''),
    );

const wordsOfName = (name: string): string[] =>
  words(name)
    .map(foldWord)
    .filter((word) => !isIdleWord(word));

const codesByName = new Map<string, NameCode>();
for (const [code, names] of Object.entries({ ...otherNames, ...lineNames }) as [NameCode, string][]) {
  for (const name of names.split(', ')) {
    const key = wordsOfName(name).join(' ');
    if (key !== '' && !codesByName.has(key)) codesByName.set(key, code);
  }
}
const longestName = Math.max(...[...codesByName.keys()].map((name) => name.split(' ').length));
const inNames = new Set([...codesByName.keys()].flatMap((name) => name.split(' ')));
const spell = spellingReader(inNames);

/** Splits a text into normalised words, with misspellings corrected and stop words removed. */
export const readWords = (text: string): string[] =>
  words(joinInitials(text))
    .map((word) => spell(foldWord(word)))
    .filter((word) => !isIdleWord(word));

/** Finds line names in a text, in order; of overlapping names the longest wins. */
export function findNames(text: string): FoundName[] {
  const read = readWords(text);
  const found: FoundName[] = [];
  for (let at = 0; at < read.length;) {
    const name = longestAt(read, at);
    if (name) found.push(name);
    at += name ? name.words.split(' ').length : 1;
  }
  return found;
}

function longestAt(read: readonly string[], at: number): FoundName | undefined {
  for (let length = Math.min(longestName, read.length - at); length > 0; length -= 1) {
    const name = read.slice(at, at + length).join(' ');
    const code = codesByName.get(name);
    if (code) return { code, at, words: name };
  }
  return undefined;
}

/** Checks whether letters attached to a number ('ex78166') are a line name. */
export const isName = (word: string): boolean => codesByName.has(foldWord(word));
