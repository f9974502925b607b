import { contentWords } from '../words/filler-words.ts';
import { numberOfWord } from '../../quotation/number-words.ts';
import { latinWords } from './latin-words.ts';
import type { NameIndex } from './name-index.ts';
import { plainLetters } from './name-words.ts';
import { isOrdinary } from './ordinary-words.ts';
import { wholeErrors } from './typing-errors.ts';

/** Minimum number of letters of a name written as two words, and of one joined to its number. */
const shortest = { joined: 5, beside: 3 } as const;
const letters = /^\p{L}[\p{L}\p{M}]*$/u;
const generation = /^\d(?:g|जी)$/u;

/** The words that stand for those from a position on, and how many they replace. */
interface Mended {
  words: string;
  count: number;
}

type Mending = (words: readonly string[], names: NameIndex, before: string) => Mended | undefined;

/**
 * Writes the names in a text as the catalogue divides them: 'n torque' is 'ntorq', 'activa6g' is 'activa 6g', 'shin 125' is 'shine 125',
 * 'classic three fifty' is 'classic 350'. Search, bot and fields all read names this way.
 */
export function wellNamed(text: string, names: NameIndex): string {
  const said = text.split(' ');
  const plain = said.map(plainLetters);
  const mended: string[] = [];
  for (let index = 0; index < said.length;) {
    const before = plainLetters(mended.at(-1) ?? '');
    const found = mendings.map((mend) => mend(plain.slice(index, index + 3), names, before)).find(Boolean);
    mended.push(found?.words ?? said[index] ?? '');
    index += found?.count ?? 1;
  }
  return mended.join(' ');
}

const isWord = (word: string, names: NameIndex): boolean => names.withWord(word).length > 0;

/** Checks whether a model has both words in its name. */
const areTogether = (one: string, other: string, names: NameIndex): boolean =>
  names.withWord(one).some(({ words }) => words.has(other));

/** Joins the two words of one name: 'n torque', 'act iva'. */
const joined: Mending = ([one = '', other = ''], names) => {
  const whole = one + other;
  const isLetter = (part: string) => latinWords(part)[0]?.length === 1;
  const areParts = [one, other].every((part) => letters.test(part) && (isLetter(part) || !isWord(part, names)));
  if (!areParts || whole.length < shortest.joined || names.brands.called(whole) !== undefined) return undefined;
  const meant = names.wordMeant(whole);
  if (meant === undefined) return undefined;
  const isOwn = (part: string) => (names.wordMeant(part) ?? names.brandMeant(part)) !== undefined || isOrdinary(part);
  const isApart = isLetter(one) ? contentWords(other).length === 0 : [one, other].some(isOwn);
  return isApart ? undefined : { words: meant, count: 2 };
};

/** Divides a word in which a name meets its number or its next word: 'apache160', 'r15v4', 'splendorplus'. */
const divided: Mending = ([word = ''], names) => {
  const isLong = word.length >= (/\d/.test(word) ? shortest.beside : shortest.joined);
  if (!isLong || isWord(word, names)) return undefined;
  for (let at = 2; at < word.length; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isNext = areTogether(one, other, names) || (generation.test(other) && isWord(one, names));
    if (isNext && (other.length > 2 || /\d/.test(word))) return { words: `${one} ${other}`, count: 1 };
  }
  return undefined;
};

/** Mends a typing error in a short word that only the number beside it tells: 'shin 125'. */
const besideNumber: Mending = ([word = '', number = ''], names) => {
  const isShort = word.length >= shortest.beside && word.length <= 4 && /^[a-z]+$/.test(word) && /^\d+$/.test(number);
  if (!isShort || isWord(word, names)) return undefined;
  const meant = names
    .withWord(number)
    .flatMap(({ words }) => Array.from(words))
    .find((one) => one.length > word.length - 1 && one[0] === word[0] && wholeErrors(word, one, 1) <= 1);
  return meant === undefined || isOrdinary(word) ? undefined : { words: meant, count: 1 };
};

/** Writes the number of a name in digits: 'three fifty', 'two hundred', 'one twenty five'. */
const inDigits: Mending = ([one = '', other = '', more = ''], names, before) => {
  const hundreds = digitOf(one) * 100;
  const tens = other === 'hundred' ? 0 : (numberOfWord(other) ?? Number.NaN);
  const ones = tens >= 20 ? digitOf(more) : Number.NaN;
  const values = [
    { value: hundreds + tens + ones, count: 3 },
    { value: hundreds + tens, count: 2 },
  ];
  const found = values.find(({ value }) => areTogether(before, String(value), names));
  return found && { words: String(found.value), count: found.count };
};

const digitOf = (word: string): number => {
  const value = numberOfWord(word) ?? 0;
  return value > 0 && value < 10 ? value : Number.NaN;
};

/** Joins the generation of a model: 'activa 6 g'. */
const ofGeneration: Mending = ([one = '', other = ''], names, before) => {
  if (!isWord(before, names) && names.wordMeant(before) === undefined) return undefined;
  if (/^\dजी$/u.test(one)) return { words: `${one[0] ?? ''}g`, count: 1 };
  return /^\d$/.test(one) && /^(?:g|जी)$/u.test(other) ? { words: `${one}g`, count: 2 } : undefined;
};

/** Writes the year before the name that it divides: 'pulsar 2020 150'. */
const datedBefore: Mending = ([word = '', year = '', number = ''], names) =>
  /^20[0-4]\d$/.test(year) && areTogether(word, number, names)
    ? { words: `${year} ${word} ${number}`, count: 3 }
    : undefined;

const mendings: readonly Mending[] = [datedBefore, inDigits, ofGeneration, besideNumber, divided, joined];
