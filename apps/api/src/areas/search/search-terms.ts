import { devanagariNames } from '@dopahiya/engines/plain-words';

/** One thing that a visitor looks for: a word of a name, or a size like 350cc or 3kWh. */
export interface SearchTerm {
  /** In lower case. */
  word: string;
  /** The word without the marks that names are written with in more than one way: 'mt-15' and 'mt 15' are 'mt15'. */
  plain: string;
  size?: Size;
}

/** An engine capacity in cc or a battery capacity in kWh. */
export interface Size {
  unit: 'cc' | 'kwh';
  amount: number;
}

const MAX_TERMS = 10;

/** What a text looks for; blanks before a unit do not count, and the order of the words has no meaning. */
export function searchTerms(text: string): SearchTerm[] {
  const words = plainLetters(text)
    .replaceAll(/(\d)\s+(cc|kwh)\b/g, '$1$2')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(inLatin);
  return [...new Set(words)].slice(0, MAX_TERMS).map(toTerm);
}

/** A text in lower case without blanks and the marks that names are written with in more than one way. */
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
