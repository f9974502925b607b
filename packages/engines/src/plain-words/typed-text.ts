import { visibleText } from '@dopahiya/domain/typed';
import { digitsForWords } from '../quotation/number-words.ts';
import { oneSum, spanOfUnits } from '../parser/numbers/span-of-units.ts';
import { wellSpelled } from './well-spelled.ts';

const firstDigit = '०'.charCodeAt(0);

/** Punctuation without meaning: brackets, quotation marks, '#', '*', the Hindi full stop. */
const marks =
  /[^\p{L}\p{M}\p{N}\p{Cc}\s.,'’′"“”″₹%+&/:<>=~!?‐-―−–—-]|[“”«»]|(?<!\d\s?)["″]|[<>](?!\s?=?\s?[\d₹])|~(?!\s?[\d₹])|_/gu;

/** Separators between two names, as in 'activa&jupiter' and 'activa/jupiter'; 'km/h' is a unit. */
const between = /(?<=\p{L}{3})\s?[&/]\s?(?=\p{L}{3})/gu;

/**
 * Normalises a text for parsing: Unicode forms, invisible characters, Latin digits, spaces, hyphens, punctuation, number words as digits,
 * and typos in known words.
 */
export function typedText(written: string): string {
  const text = visibleText(written)
    .normalize('NFC')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('…', ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(between, ' or ')
    .replaceAll(marks, ' ');
  return wellSpelled(oneSum(digitsForWords(spanOfUnits(text))));
}
