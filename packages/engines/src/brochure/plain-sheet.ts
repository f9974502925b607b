import { latinDigits } from '@dopahiya/domain/number-reader';
import { MAX_BROCHURE_LENGTH } from './brochure.ts';

/** A text of which each character knows its position in the source. */
export interface PlainSheet {
  text: string;
  /** The text in lower case, of the same length. */
  lower: string;
  /** Returns where a part of the text is in the source. */
  sourceOf: (start: number, end: number) => { start: number; end: number };
  isCut: boolean;
}

/** Replacements of entities and characters; the rest is normalised by Unicode. */
const plain: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&#160;': ' ',
  '&amp;': '&',
  '&times;': 'x',
  '&ndash;': '-',
  '&mdash;': '-',
  '&quot;': '"',
  '""': '"',
  '\r\n': '\n',
  '\r': '\n',
  '\v': ' ',
  '\f': ' ',
  '×': 'x',
  '✕': 'x',
  '∕': '/',
  '⁄': '/',
  '·': '.',
  '′': "'",
  '’': "'",
  '″': '"',
  '”': '"',
  '“': '"',
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '\u2028': ' ',
  '\u2029': ' ',
};

/** Characters that become others together; a doubled quote within words is one, as in a cell of comma-separated values. */
const piece = /&(?:nbsp|#160|amp|times|ndash|mdash|quot);|\r\n|(?<=[^\s,;"])""(?=[^,;]|["])|./gsu;
const dash = /^[\p{Dash_Punctuation}−]$/u;
const invisible = /^[\p{Cf}\p{Variation_Selector}™®©]$/u;
const space = /^[^\S\n\t]$/u;
const superscript = /^[¹²³⁰⁴-⁹]$/u;

/** Most characters that one character becomes; some stand for a whole sentence. */
const LONGEST = 4;

/** Normalises one character; a raised digit is a mark of a footnote, except in 'cm³'. */
function plainOf(one: string, before: string): string {
  const known = plain[one];
  if (known !== undefined) return known;
  if (invisible.test(one)) return '';
  if (dash.test(one)) return '-';
  if (space.test(one)) return ' ';
  if (superscript.test(one)) return one === '³' && before.endsWith('cm') ? '3' : '*';
  return latinDigits(one.normalize('NFKC')).slice(0, LONGEST);
}

const lowerOf = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
};

/** Normalises a spec sheet: Latin digits, plain spaces, dashes, fractions and ligatures. */
export function plainSheet(source: string): PlainSheet {
  const starts: number[] = [];
  const ends: number[] = [];
  const texts: string[] = [];
  let before = '';
  for (const { 0: one, index } of source.slice(0, MAX_BROCHURE_LENGTH).matchAll(piece)) {
    const text = plainOf(one, before);
    texts.push(text);
    before = (before + text).slice(-2);
    for (let at = 0; at < text.length; at += 1) {
      starts.push(index);
      ends.push(index + one.length);
    }
  }
  const text = texts.join('');
  return {
    text,
    lower: texts.map(lowerOf).join(''),
    sourceOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
    isCut: source.length > MAX_BROCHURE_LENGTH,
  };
}
