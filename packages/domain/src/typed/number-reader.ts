import { latinDigits } from './digits.ts';
import type { Quantity } from './read-number.ts';

export { latinDigits };

/** Patterns for words that multiply the number before them, with their factor; largest first. */
export const numberScales: readonly [words: string, factor: number][] = [
  ['cr|crores?|करोड़', 10_000_000],
  ['l|lacs?|lakhs?|लाख', 100_000],
  ['k|thousands?|ths?|ha[zj]aa?r|हज़ार|हजार', 1000],
  ['sau|hundred|सौ', 100],
].map(([words, factor]) => [String(words).normalize('NFC'), Number(factor)]);

/** Maximum length of a text that can be a number, in characters. */
const maxLength = 60;

const numberWords = new Map<string, number>(
  (
    [
      ['एक', 1],
      ['दो', 2],
      ['डेढ़', 1.5],
      ['ढाई', 2.5],
    ] as const
  ).map(([word, value]) => [word.normalize('NFC'), value]),
);

const currency = String.raw`₹|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?`;
const before = new RegExp(`^(?:${currency})\\s?`, 'u');
const behind = new RegExp(String.raw`\s?(?:/\s?[-=]|-/|=/|\.-|only|मात्र|[,;]|${currency})$`, 'u');
// Every repetition is bounded, because the quotation reader searches long texts.
const numeral = String.raw`\d(?:[\d.,]|[ '’](?=\d\d)){0,40}|\.\d{1,40}`;
const part = new RegExp(
  `^(${numeral}|${[...numberWords.keys()].join('|')})\\s?(${numberScales.map(([words]) => words).join('|')})?(?![\\p{L}\\p{M}])[\\s&+]{0,9}(?:and )?`,
  'u',
);
const exponential = /^\d{1,15}(?:\.\d{1,15})?e\+?\d\d?$/u;
const percent = /\s?(?:%|per ?cent|प्रतिशत)(?: ?p\.? ?a\.?)?$/u;

/**
 * Parses a typed or pasted number: any grouping, Indian digits, with ₹ and '/-', or like '1.5 lakh'. Null if
 * ambiguous. Reads everything `formatNumber` writes as the same number.
 */
export function readWrittenNumber(text: string, { whole = false, unit = '' }: Quantity = {}): number | null {
  if (text.length > maxLength) return null;
  const plain = latinDigits(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const signed = bare(plain, unit.trim().toLowerCase());
  const rest = signed.replace(/^[-+] ?/u, '');
  const value = exponential.test(rest) ? Number(rest) : sumOf(rest, whole);
  if (value === null) return null;
  return Number((signed.startsWith('-') ? -value : value).toFixed(6));
}

/** Removes the unit. */
function bare(text: string, unit: string): string {
  let rest = unit === '%' ? text.replace(percent, '') : text;
  if (unit !== '' && rest.endsWith(unit)) rest = rest.slice(0, -unit.length);
  for (let length = 0; length !== rest.length;) {
    length = rest.length;
    rest = rest.replace(before, '').replace(behind, '').trim();
  }
  return rest;
}

/** Parses '1 lakh 20 thousand 350': each part must be less than one unit of the scale before it. */
function sumOf(text: string, whole: boolean): number | null {
  let [sum, min, rest] = [0, Infinity, text];
  do {
    const [all, digits = '', scale] = part.exec(rest) ?? [];
    if (all === undefined) return null;
    const factor = scale === undefined ? 1 : scaleOf(scale);
    const word = numberWords.get(digits);
    const value = word ?? valueOf(digits, whole && scale === undefined);
    if (value === null || (word !== undefined && scale === undefined) || value * factor >= min) return null;
    sum += value * factor;
    min = factor;
    rest = rest.slice(all.length);
  } while (rest !== '');
  return sum;
}

const scaleOf = (scale: string): number =>
  numberScales.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(scale))?.[1] ?? 1;

const spacedGroups = /^\d{1,3}(?:[ '’]\d{2,3}){0,9}[ '’]\d{3}(?=[.,]|$)/u;
const dottedGroups = /^\d{1,3}(?:\.\d{2,3}){0,9}\.\d{3}(?:,\d{1,9})?$/u;

/** Returns the value of digits with any grouping; null if a comma or dot is ambiguous. */
function valueOf(digits: string, whole: boolean): number | null {
  const joined = digits
    .replaceAll(/, (?=\d\d[\d,])/gu, ',')
    .replace(spacedGroups, (groups) => groups.replaceAll(/\D/gu, ''));
  if (dottedGroups.test(joined) && (whole || joined.split(/[.,]/u).length > 2))
    return Number(joined.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,40},\d\d?$/u.test(joined)) return whole ? null : Number(joined.replace(',', '.'));
  return /^(?:\d{1,40}(?:,\d{1,40}){0,20}(?:\.\d{0,40})?|\.\d{1,40})$/u.test(joined)
    ? Number(joined.replaceAll(',', ''))
    : null;
}
