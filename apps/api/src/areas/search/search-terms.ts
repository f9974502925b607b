import { devanagariNames } from '@dopahiya/engines/plain-words';

/** Search term: a word of a name, or a size like 350cc or 3kWh. */
export interface SearchTerm {
  /** In lower case. */
  word: string;
  /** Word without the punctuation that varies in names: 'mt-15' and 'mt 15' are 'mt15'. */
  plain: string;
  size?: Size;
}

/** Engine capacity in cc or battery capacity in kWh. */
export interface Size {
  unit: 'cc' | 'kwh';
  amount: number;
}

const MAX_TERMS = 10;

/** Parses the terms of a text; spaces before a unit and the order of words do not matter. */
export function searchTerms(text: string): SearchTerm[] {
  const words = plainLetters(text)
    .replaceAll(/(\d)\s+(cc|kwh)\b/g, '$1$2')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(inLatin);
  return [...new Set(words)].slice(0, MAX_TERMS).map(toTerm);
}

/** Returns a text in lower case, without spaces and the punctuation that varies in names. */
export function withoutMarks(text: string): string {
  return text.toLowerCase().replaceAll(/[-\s_.+/'’]/g, '');
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

const nukta = /\u093C/g;

function inLatin(word: string): string {
  const letters = word.normalize('NFD').replaceAll(nukta, '').normalize('NFC');
  if (!/\p{Script=Devanagari}/u.test(letters)) return word;
  const whole = devanagariNames[letters];
  if (whole) return whole;
  const started = Object.keys(devanagariNames).find((name) => letters.length > 1 && name.startsWith(letters));
  return (started && devanagariNames[started]) ?? word;
}

function toTerm(word: string): SearchTerm {
  const term = { word, plain: withoutMarks(word) };
  const [, amount, unit] = /^(\d{1,5}(?:\.\d+)?)(cc|kwh)$/.exec(word) ?? [];
  return amount ? { ...term, size: { amount: Number(amount), unit: unit === 'cc' ? 'cc' : 'kwh' } } : term;
}
