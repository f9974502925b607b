import { numberOfWord } from '../quotation/number-words.ts';
import {
  digitWords,
  englishTeens,
  englishTens,
  fillers,
  hindiFromTen,
  noDigits,
  repeats,
} from './words/digit-words.ts';
import { soundOf } from './words/sound-of.ts';

const keyOf = (word: string): string => (/^[a-z]+$/.test(word) ? soundOf(word) : word.normalize('NFC'));
const entries = (words: string, digits: string): [string, string][] =>
  words.split(' ').map((word) => [keyOf(word), digits]);

/** Later rows take the place of earlier ones: what is a digit is no ten. */
const words: ReadonlyMap<string, string> = new Map([
  ...hindiFromTen.flatMap((word, more) => entries(word, String(10 + more))),
  ...englishTens.flatMap((word, ten) => entries(word, `${ten + 2}0`)),
  ...englishTeens.flatMap((word, more) => entries(word, String(10 + more))),
  ...digitWords.flatMap(({ digits }) => digits.flatMap((spellings, digit) => entries(spellings, String(digit)))),
]);
const times: ReadonlyMap<string, number> = new Map(
  repeats.flatMap(([count, spellings]) => spellings.split(' ').map((word): [string, number] => [keyOf(word), count])),
);

const otherWords: ReadonlySet<string> = new Set(noDigits.split(' '));
const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '));

/** Whether a word is one of those that people put between the parts of a number. */
export const isFiller = (word: string): boolean => fillerWords.has(word);

/** How often the digit after a word stands: 'double' is 2. */
export const timesOf = (word: string): number | undefined => times.get(keyOf(word));

/** The digits that a word says, also one that is made of several; undefined for any other word. */
export const digitsOfWord = (word: string): string | undefined =>
  otherWords.has(word) ? undefined : (words.get(keyOf(word)) ?? tensOf(word) ?? joined(word));

/** Two digits that are one word in Hindi: 'अट्ठानवे' is 98. */
function tensOf(word: string): string | undefined {
  const value = numberOfWord(word) ?? 0;
  return value >= 10 && Number.isInteger(value) ? String(value) : undefined;
}

/** Shorter words are part of too many others. */
const SHORTEST_PART = 3;
const LONGEST_PART = 12;

/** 'nineeightseven' has no blank, and is a number all the same. Each place of a word is looked at once. */
function joined(word: string): string | undefined {
  if (word.length < 2 * SHORTEST_PART) return undefined;
  const upTo: (string | undefined)[] = [''];
  for (let end = 1; end <= word.length; end++)
    for (
      let start = Math.max(0, end - LONGEST_PART);
      start <= end - SHORTEST_PART && upTo[end] === undefined;
      start++
    ) {
      const before = upTo[start];
      const digits = before === undefined ? undefined : words.get(keyOf(word.slice(start, end)));
      if (digits !== undefined) upTo[end] = `${before}${digits}`;
    }
  const all = upTo[word.length];
  return all !== undefined && all.length > 1 ? all : undefined;
}
