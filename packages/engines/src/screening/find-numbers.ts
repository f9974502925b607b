import { digitBetween, digitsOfWord, isFiller, timesOf } from './spoken-digits.ts';
import { findSpread } from './find-spread-numbers.ts';
import type { Finding } from './finding.ts';
import { withoutClaims } from './number-claims.ts';

/** Digits that stand together, how many other words stand before them since the last ones, and whether letters were taken for some. */
interface Group {
  digits: string;
  gap: number;
  isSpoken: boolean;
  isGuess: boolean;
}

const TEN = 10;
/** So many other words may stand within a number that somebody takes apart. */
const MOST_BETWEEN = 2;
/** A number of ten digits in as many parts, with what stands for India before it. */
const MOST_PARTS = TEN + 3;

/** A mobile number, perhaps after 0 or 91; and one with the code of a city. */
const mobile = /^(?:91|0091|0)?[6-9]\d{9}$/;
const landline = /^0[1-5]\d{9}$/;

/** Whether a text of plain characters tells a telephone number, in digits or words, in one piece or in several. */
export function findNumber(text: string): Finding {
  const groups = groupsIn(withoutClaims(text));
  if (groups.some(({ digits, isGuess }) => digits.length >= TEN && !isGuess)) return 'sure';
  const findings = groups.map((_, first) => numberFrom(groups, first));
  if (findings.includes('sure')) return 'sure';
  return findings.includes('doubtful') ? 'doubtful' : findSpread(text);
}

/** Whether ten digits begin with one group, as a number in India does. */
function numberFrom(groups: readonly Group[], first: number): Finding {
  let digits = '';
  let between = 0;
  const taken: Group[] = [];
  for (const group of groups.slice(first, first + MOST_PARTS)) {
    const gap = digits === '' ? 0 : group.gap;
    between += gap;
    if (gap > MOST_BETWEEN || between > MOST_BETWEEN * 2) return null;
    digits += group.digits;
    taken.push(group);
    if (mobile.test(digits) || landline.test(digits)) {
      if (taken.every(isRound) || (between > 0 && taken.some(isPrice))) return null;
      return between === 0 && !taken.some(({ isGuess }) => isGuess) && mobile.test(digits) ? 'sure' : 'doubtful';
    }
    if (digits.length > TEN + 4) return null;
  }
  return null;
}

/** '65000 60000' are two prices, and so are '74999 or 79999'. */
const isPrice = ({ digits }: Group): boolean => /^\d{2,3}000$/.test(digits);
const isRound = ({ digits }: Group): boolean => /(?:00|50|99)$/.test(digits) && digits.length > 2;

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let gap = 0;
  let repeat = 1;
  const words = text.match(/[\p{L}\p{M}\p{N}]{1,200}|¦/gu) ?? [];
  for (const [at, word] of words.entries()) {
    const said = timesOf(word);
    const found = said === undefined ? (digitsIn(word) ?? between(words, at)) : undefined;
    if (found !== undefined) {
      groups.push({ ...found, digits: found.digits.repeat(repeat), gap });
      gap = 0;
    } else if (word === '¦') gap = MOST_BETWEEN + 1;
    else if (said === undefined && !isFiller(word)) gap += 1;
    repeat = said ?? 1;
  }
  return joinedTens(groups);
}

/** A common word that is a digit where one is said before and after it. */
function between(words: readonly string[], at: number): ReturnType<typeof digitsIn> {
  const digits = digitBetween(words[at] ?? '');
  const isSaid = (word = '') => /^\D+$/.test(word) && digitsOfWord(word)?.length === 1;
  if (digits === undefined || !isSaid(words[at - 1]) || !isSaid(words[at + 1])) return undefined;
  return { digits, isSpoken: true, isGuess: true };
}

const looksLike: Readonly<Record<string, string>> = { o: '0', q: '0', l: '1', i: '1', z: '2', s: '5', b: '8', g: '9' };
/** So many digits of its own say that letters of a word are meant as digits. */
const SURE_DIGITS = 5;

/** The digits of a word: its own, those that its letters look like beside them, or those that it says. */
function digitsIn(word: string): Pick<Group, 'digits' | 'isSpoken' | 'isGuess'> | undefined {
  if (/^\d+$/.test(word)) return { digits: word, isSpoken: false, isGuess: false };
  const own = word.match(/\d/g)?.length ?? 0;
  const said = own === 0 ? digitsOfWord(word) : (partsOf(word) ?? digitsOfWord(word));
  if (said !== undefined) return { digits: said, isSpoken: true, isGuess: false };
  if (own === 0)
    return /^[oil]$/.test(word) ? { digits: looksLike[word] ?? '', isSpoken: false, isGuess: true } : undefined;
  const alike = word.replaceAll(/[oqlizsbg]/g, (letter) => looksLike[letter] ?? letter);
  if (/^\d+$/.test(alike)) {
    if (own >= SURE_DIGITS && alike.length >= 7) return { digits: alike, isSpoken: false, isGuess: false };
    if (own * 2 >= word.length && !word.includes('g')) return { digits: alike, isSpoken: false, isGuess: true };
  }
  if (own >= TEN || (own > 7 && /^[\dx]+$/.test(word)))
    return { digits: word.replaceAll(/\D/g, ''), isSpoken: false, isGuess: false };
  return undefined;
}

/** 'nine8seven' is three digits. */
function partsOf(word: string): string | undefined {
  const parts = word.match(/\d{1,200}|\D{1,200}/g)?.map((part) => (/\d/.test(part) ? part : digitsOfWord(part))) ?? [];
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

/** 'ninety eight' is 98: a ten takes in the digit after it. */
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
