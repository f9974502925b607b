import { digitsOfWord, timesOf } from './spoken-digits.ts';

/** How sure it is that a text holds what it must not: `doubtful` may be something honest. */
export type Finding = 'sure' | 'doubtful' | null;

/** Digits that stand together, and how many other words stand before them since the last ones. */
interface Group {
  digits: string;
  gap: number;
}

const TEN = 10;
/** So many other words may stand within a number that somebody takes apart. */
const MOST_BETWEEN = 2;

const date = /\b(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d\b/g;
const time = /\b(?:[01]?\d|2[0-3])[:.][0-5]\d\s?(?:am|pm|baje|बजे)\b|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/g;
const amount = /(?:₹|\brs\.?|\binr)\s?\d[\d,.]*|\b\d{1,3}(?:,\d{2,3})+(?!\d)/g;
const measured =
  /\b\d[\d,.]*\s?(?:k|km|kms|kmpl|cc|lakhs?|lac|hazaa?r|thousand|years?|yrs?|saal|months?|days?|psi|kg|hp|rs|rupees?|rupaye|lakh|%|हजार|लाख|किमी|साल|रुपये|रुपए)(?![\p{L}\p{M}\d])/gu;

/** Whether a text of plain characters tells a telephone number, in digits or words, in one piece or in several. */
export function findNumber(text: string): Finding {
  const told = text
    .replaceAll(date, ' ¦ ')
    .replaceAll(time, ' ¦ ')
    .replaceAll(amount, ' ¦ ')
    .replaceAll(measured, ' ¦ ');
  const groups = groupsIn(told);
  if (groups.some(({ digits }) => isLong(digits))) return 'sure';
  return worst(groups.map((_, first) => numberFrom(groups, first)));
}

const worst = (findings: readonly Finding[]): Finding =>
  findings.find((found) => found === 'sure') ?? findings.find((found) => found === 'doubtful') ?? null;

/** An account number, or a telephone number that nothing stands in. */
const isLong = (digits: string): boolean => digits.length >= TEN;

/** Whether ten digits begin with one group, as a number in India does, perhaps after 0 or 91. */
function numberFrom(groups: readonly Group[], first: number): Finding {
  let digits = '';
  let between = 0;
  const taken: string[] = [];
  for (const { digits: next, gap } of groups.slice(first, first + 13)) {
    between += digits === '' ? 0 : gap;
    if (between > MOST_BETWEEN * 2 || (digits !== '' && gap > MOST_BETWEEN)) return null;
    digits += next;
    taken.push(next);
    if (/^(?:91|0)?[6-9]\d{9}$/.test(digits))
      return taken.every(isRound) || (between > 0 && taken.some(isPrice)) ? null : between === 0 ? 'sure' : 'doubtful';
    if (digits.length > TEN + 2) return null;
  }
  return null;
}

/** '65000 60000' are two prices. */
const isPrice = (digits: string): boolean => /^\d{2,3}000$/.test(digits);
const isRound = (digits: string): boolean => digits.endsWith('00');

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let gap = 0;
  let repeat = 1;
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+|¦/gu) ?? []) {
    const said = timesOf(word);
    const digits = said === undefined ? digitsIn(word) : undefined;
    if (digits !== undefined) {
      groups.push({ digits: digits.repeat(repeat), gap });
      gap = 0;
    } else if (word === '¦') gap = MOST_BETWEEN + 1;
    else if (said === undefined) gap += 1;
    repeat = said ?? 1;
  }
  return joinedTens(groups);
}

const looksLike: Readonly<Record<string, string>> = { o: '0', q: '0', l: '1', i: '1', z: '2', s: '5', b: '8', g: '9' };
const MOST_LETTERS = 5;

/** The digits of a word: its own, those that its letters look like beside them, or those that it says. */
function digitsIn(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const own = word.match(/\d/g)?.length ?? 0;
  if (own === 0) return digitsOfWord(word);
  const parts = word.match(/\d+|\D+/g)?.map((part) => (/\d/.test(part) ? part : digitsOfWord(part))) ?? [];
  if (parts.every((part) => part !== undefined)) return parts.join('');
  const alike = word.replaceAll(/[oqlizsbg]/g, (letter) => looksLike[letter] ?? letter);
  if (own >= MOST_LETTERS && /^\d{7,}$/.test(alike)) return alike;
  if (own > 7) return word.replaceAll(/\D/g, '');
  return undefined;
}

/** 'ninety eight' is 98: a ten takes in the digit after it. */
function joinedTens(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && group.gap === 0 && /^[2-9]0$/.test(last.digits) && /^[1-9]$/.test(group.digits) && isSpoken(last))
      last.digits = `${last.digits.charAt(0)}${group.digits}`;
    else joined.push({ ...group });
  }
  return joined;
}

const isSpoken = ({ digits }: Group): boolean => digits.length === 2;
