import { digitBetween, digitsOfWord, isFiller, timesOf } from './spoken-digits.ts';

/** A group of digits, the number of other words since the last group, and whether letters were interpreted as digits. */
export interface Group {
  digits: string;
  gap: number;
  isSpoken: boolean;
  isGuess: boolean;
}

/** Maximum number of other words between the parts of a split number. */
export const MAX_WORDS_BETWEEN_DIGITS = 2;

/** Extracts all digits from a text in order, in figures and in words. */
export function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let gap = 0;
  let repeat = 1;
  const words = wordsIn(text);
  for (const [at, word] of words.entries()) {
    const said = timesOf(word);
    const found = said === undefined ? (digitsIn(word) ?? commonDigit(words, at)) : undefined;
    if (found !== undefined) {
      groups.push({ ...found, digits: found.digits.repeat(repeat), gap });
      gap = 0;
    } else if (word === '¦') gap = MAX_WORDS_BETWEEN_DIGITS + 1;
    else if (said === undefined && !isFiller(word)) gap += 1;
    repeat = said ?? 1;
  }
  return joinedTens(groups);
}

/** Symbols used for letters within a word: 'e!ght', '$even'. */
const letterSigns: Readonly<Record<string, string>> = { '!': 'i', '|': 'i', $: 's', '€': 'e', '@': 'a' };
const signInWord = /(?<=[a-z])[!|€@](?=[a-z])|\$(?=[a-z\d])/g;
/** A word joined to a number: 'call98765'. */
const stuck = /(?<![\p{L}\p{M}\p{N}])(?:(\p{L}{3,20})(\d{3,12})|(\d{3,12})(\p{L}{3,20}))(?![\p{L}\p{M}\p{N}])/gu;

const wordsIn = (text: string): string[] =>
  text
    .replaceAll(signInWord, (sign) => letterSigns[sign] ?? sign)
    .replaceAll(stuck, '$1$3 $2$4')
    .match(/[\p{L}\p{M}\p{N}]{1,200}|¦/gu) ?? [];

/** Reads an ordinary word as a digit if it is between two digits. */
function commonDigit(words: readonly string[], at: number): Digits | undefined {
  const digits = digitBetween(words[at] ?? '');
  const isSaid = (word = '') => /^\D+$/.test(word) && digitsOfWord(word)?.length === 1;
  if (digits === undefined || !isSaid(words[at - 1]) || !isSaid(words[at + 1])) return undefined;
  return { digits, isSpoken: true, isGuess: true };
}

const looksLike: Readonly<Record<string, string>> = {
  o: '0',
  q: '0',
  l: '1',
  i: '1',
  z: '2',
  e: '3',
  s: '5',
  b: '8',
  g: '9',
};
/** Minimum number of real digits in a word to read its letters as digits. */
const SURE_DIGITS = 5;

const romans: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iiii: '4',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
};

type Digits = Pick<Group, 'digits' | 'isSpoken' | 'isGuess'>;

/** Returns the digits of a word: real, spelled out, or look-alike letters. */
function digitsIn(word: string): Digits | undefined {
  if (/^\d+$/.test(word)) return { digits: word, isSpoken: false, isGuess: false };
  const said = partsOf(word) ?? digitsOfWord(word);
  if (said !== undefined) return { digits: said, isSpoken: true, isGuess: false };
  const alike = romans[word] ?? (/^[oil]$/.test(word) ? looksLike[word] : undefined);
  return alike === undefined ? digitsAmongLetters(word) : { digits: alike, isSpoken: false, isGuess: true };
}

/** Reads a word with enough real digits, whose letters are look-alikes or fillers: '98O65432IO', '4s67', '98x76x54'. */
function digitsAmongLetters(word: string): Digits | undefined {
  const own = Array.from(word.matchAll(/\d/g)).length;
  const alike = word.replaceAll(/[oqlizesbg]/g, (letter) => looksLike[letter] ?? letter);
  if (own > 0 && /^\d+$/.test(alike)) {
    const isGuess = own < SURE_DIGITS || alike.length < 7;
    if (!isGuess || (own * 2 >= word.length && !word.includes('g'))) return { digits: alike, isSpoken: false, isGuess };
  }
  const isFilled = own >= 10 || (own > 7 && /^[\dx]+$/.test(word));
  return isFilled ? { digits: word.replaceAll(/\D/g, ''), isSpoken: false, isGuess: false } : undefined;
}

/** Splits 'nine8seven' into three digits. */
function partsOf(word: string): string | undefined {
  if (!/\d/.test(word)) return undefined;
  const parts = word.match(/\d{1,200}|\D{1,200}/g)?.map((part) => (/\d/.test(part) ? part : digitsOfWord(part))) ?? [];
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

/** Merges tens with the following digit: 'ninety eight' is 98. */
function joinedTens(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isTen = last?.isSpoken && /^[2-9]0$/.test(last.digits);
    if (last && isTen && group.isSpoken && group.gap === 0 && /^[1-9]$/.test(group.digits))
      last.digits = `${last.digits.charAt(0)}${group.digits}`;
    else joined.push({ ...group });
  }
  return joined;
}
