import { hindiNumbers, numberOfWord } from '../quotation/number-words.ts';
import {
  digitWords,
  digitsBetween,
  englishTeens,
  englishTens,
  exactNumbers,
  fillers,
  hindiFromTen,
  noDigits,
  repeats,
} from './words/digit-words.ts';
import { looseSoundOf, soundOf } from './words/sound-of.ts';
import { marathiFromTen, marathiLatinFromTen, roundNumbers } from './words/tens.ts';

const entries = (words: string, digits: string): [string, string][] =>
  words.split(' ').map((word) => [word.normalize('NFC'), digits]);
const englishDigits = 'one two three four five six seven eight nine'.split(' ');

/** Digits by spelled word. Later entries override earlier ones: digits take precedence over tens. */
const spelled: ReadonlyMap<string, string> = new Map([
  ...[marathiFromTen, marathiLatinFromTen].flatMap((list) =>
    list.flatMap((word, more) => entries(word, String(10 + more))),
  ),
  ...roundNumbers.flatMap((list) => list.flatMap((spellings, ten) => entries(spellings, `${ten + 1}0`))),
  ...hindiFromTen.flatMap((word, more) => entries(word, String(10 + more))),
  ...hindiNumbers.flatMap((word, index) => entries(word, String(index + 1))),
  ...englishTens.flatMap((word, ten) => entries(word, `${ten + 2}0`)),
  ...englishTens.flatMap((word, ten) =>
    englishDigits.flatMap((digit, more) => entries(`${word}${digit}`, `${ten + 2}${more + 1}`)),
  ),
  ...englishTeens.flatMap((word, more) => entries(word, String(10 + more))),
  ...digitWords.flatMap(({ digits }) => digits.flatMap((spellings, digit) => entries(spellings, String(digit)))),
]);
/** The same words by sound. */
const words: ReadonlyMap<string, string> = new Map(
  Array.from(spelled, ([word, digits]): [string, string] => [soundOf(word), digits]),
);
/** Two-digit Hindi and Marathi numbers, whose romanised spelling varies widely. */
const looselySpelled: ReadonlyMap<string, string> = new Map(
  [...marathiLatinFromTen.entries(), ...hindiFromTen.entries()].map(([more, word]): [string, string] => [
    looseSoundOf(word),
    String(10 + more),
  ]),
);
const times: ReadonlyMap<string, number> = new Map(
  repeats.flatMap(([count, spellings]) => spellings.split(' ').map((word): [string, number] => [soundOf(word), count])),
);
const otherWords: ReadonlySet<string> = new Set(noDigits.split(' '));
const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '));

/** Checks whether a word is a filler between parts of a number. */
export const isFiller = (word: string): boolean => fillerWords.has(word);

/** Returns how often the digit after a word is repeated: 2 for 'double'. */
export const timesOf = (word: string): number | undefined => times.get(soundOf(word));

/** Returns the digit an ordinary word means between two digits, as in 'eight for two'. */
export const digitBetween = (word: string): string | undefined => digitsBetween[word];

/** Returns the digits that a word spells, including compounds; undefined if none. */
export const digitsOfWord = (word: string): string | undefined =>
  otherWords.has(word)
    ? undefined
    : (exactNumbers[word] ??
      words.get(soundOf(word)) ??
      tensOf(word) ??
      joined(word) ??
      words.get(withLetters(word)) ??
      disguised(word) ??
      looseTensOf(word));

const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Replaces digits with the letters they look like: 'n1ne' is nine. */
const withLetters = (word: string): string => soundOf(word.replaceAll(/[013457]/g, (digit) => letters[digit] ?? digit));

const englishWords: readonly (readonly [word: string, digit: string])[] = ['zero', ...englishDigits].map(
  (word, digit) => [word, String(digit)],
);

/** Reads an English digit with some letters replaced: 'ei9ht', '7even', 'nlne'. */
function disguised(word: string): string | undefined {
  if (word.length < 3 || word.length > 5 || !/^[a-z\d]+$/.test(word)) return undefined;
  const known = word.match(/[a-km-z]/g)?.length ?? 0;
  if (known < 2 || known === word.length) return undefined;
  const isLike = (other: string) =>
    other.length === word.length &&
    Array.from(word).every((sign, at) => /\d/.test(sign) || sign === other[at] || (sign === 'l' && other[at] === 'i'));
  return englishWords.find(([other]) => isLike(other))?.[1];
}

const SHORTEST_LOOSE = 6;

function looseTensOf(word: string): string | undefined {
  return word.length < SHORTEST_LOOSE || !/^[a-z]+$/.test(word) ? undefined : looselySpelled.get(looseSoundOf(word));
}

/** Reads a single word for a two-digit number. */
function tensOf(word: string): string | undefined {
  const value = numberOfWord(word) ?? 0;
  return value >= 10 && Number.isInteger(value) ? String(value) : undefined;
}

/** Minimum and maximum length of a word within a compound; shorter ones occur in too many other words. */
const SHORTEST_PART = 3;
const MAX_PART_LENGTH = 12;

/** Reads digit words without spaces, such as 'nineeightseven', in linear time. */
function joined(word: string): string | undefined {
  if (word.length < 2 * SHORTEST_PART) return undefined;
  const upTo: (string | undefined)[] = [''];
  for (let end = 1; end <= word.length; end++)
    for (
      let start = Math.max(0, end - MAX_PART_LENGTH);
      start <= end - SHORTEST_PART && upTo[end] === undefined;
      start++
    ) {
      const before = upTo[start];
      const digits = before === undefined ? undefined : spelled.get(word.slice(start, end));
      if (digits !== undefined) upTo[end] = `${before}${digits}`;
    }
  const all = upTo[word.length];
  return all !== undefined && all.length > 1 ? all : undefined;
}
