import { visibleText } from '@dopahiya/domain/typed';
import { wholeWords } from '../quotation/whole-words.ts';
import { digitsForWords } from '../quotation/number-words.ts';
import { oneSum, spanOfUnits } from '../parser/numbers/span-of-units.ts';
import { wellSpelled } from './well-spelled.ts';

const firstDigit = '०'.charCodeAt(0);

/** Maximum length of a text in characters and in words; the rest is ignored. */
const longest = { characters: 400, words: 80 } as const;

/** Punctuation without meaning: brackets, quotation marks, '#', '*', the Hindi full stop. */
const marks =
  /[^\p{L}\p{M}\p{N}\p{Cc}\s.,'’′"“”″₹%+&/:<>=~!?‐-―−–—-]|[“”«»]|(?<!\d\s?)["″]|[<>](?!\s?=?\s?[\d₹])|~(?!\s?[\d₹])|_/gu;

/** Separators between two names, as in 'activa&jupiter' and 'activa/jupiter'; 'km/h' is a unit. */
const between = /(?<=\p{L}{3})\s?[&/|]\s?(?=\p{L}{3})|(?<=\p{L}{3})\+(?=\p{L}{2})/gu;

/**
 * Normalises a text for parsing: Unicode forms, invisible characters, Latin digits, spaces, hyphens, punctuation, number words as digits,
 * and typos in known words. Its case stays. Reads at most 400 characters and 80 words.
 */
export function typedText(written: string): string {
  const seen = visibleText(inWords(written.slice(0, longest.characters * 2)).replaceAll(/<[^<>]*>/g, ' '))
    .normalize('NFC')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))
    .replaceAll('…', ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(between, ' or ')
    .replaceAll(/(?<=\d)\s?[*×x]\s?(?=\d{1,2}(?!\d))/gi, ' x ')
    .replaceAll(marks, ' ');
  const text = withPlainMarks(wellSpelled(oneSum(digitsForWords(spanOfUnits(seen)))))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const cut = text.length > longest.characters ? wholeWords(text.slice(0, longest.characters)) : text;
  return cut.split(' ').slice(0, longest.words).join(' ');
}

/** Writes a message of nothing but a sign in words: a raised thumb is 'ok', folded hands are 'thanks'. */
function inWords(text: string): string {
  if (/[\p{L}\p{N}]/u.test(text)) return text;
  if (/[👍👌✅🆗]/u.test(text)) return 'ok';
  return /[🙏❤💐]/u.test(text) ? 'thanks' : text;
}

/** Removes diacritics and nukta, commas inside numbers, and differences between quotation marks; sentences end in '?'. */
const withPlainMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .normalize('NFC')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/(\d),(?=\d{2,3}(?!\d)|\d{2},\d{3})/g, '$1')
    .replaceAll(/[?!।;]+/g, ' ? ')
    .replaceAll(/,(?=\s)/g, ' , ');
