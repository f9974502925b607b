import { numberScales, readWrittenNumber } from '@dopahiya/domain/number-reader';
import { isName } from './find-names.ts';

/** An amount of money and its position in a line. */
export interface FoundAmount {
  value: number;
  start: number;
  end: number;
  /** Whether it has a minus sign or its own brackets. */
  isNegative: boolean;
}

const unitEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;
const spaced = String.raw`\d{1,2}(?: \d{2}){0,4} \d{3}(?![\d,.]| ?\d)`;
const grouped = String.raw`\d{1,3}(?:, ?\d{2}){0,4}, ?\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?`;
const dotted = String.raw`\d{1,3}(?:\.\d{2}){0,4}\.\d{3}(?!\d)`;
const plain = String.raw`\d{1,12}(?:\.\d{1,2}(?!\d))?`;
const number = `(?:${grouped}|${dotted}|${spaced}|${plain})`;
const anyUnit = numberScales.map(([words]) => words).join('|');
const part = String.raw`${number}\s?(?:${anyUnit})${unitEnd}`;
const amounts = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])(?:rs\.?|inr|₹|रु\.?)?\s?(?:(${part}(?:[\s&+]{1,9}${part}){0,4}(?:\s${plain}(?!\s?(?:${anyUnit})))?)|(${number}))(?:\s?(?:\/\s?[-=]|-\/|=\/|\.-))?(?![\p{L}\p{M}\p{N}])`,
  'gu',
);

/** Finds the amounts in a line of normalised text, from left to right. */
export function findAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [all, withUnits, bare = ''] = match;
    const end = match.index + all.length;
    const value = readWrittenNumber(withUnits ?? bare, { whole: true });
    if (value === null) return [];
    return {
      value,
      start: match.index,
      end,
      isNegative: isNegative(
        text.slice(Math.max(0, match.index - signRoom), match.index),
        text.slice(end, end + signRoom),
      ),
    };
  });
}

/** Maximum distance of a sign or bracket from its amount, in characters. */
const signRoom = 24;

/** Inserts a space between a name and a number, as in 'ex78166' and "ins.7200". */
export const ungluedNames = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\p{M}\p{N}])(\p{L}[\p{L}\p{M}]{0,30})(\.?)(?=\d{3}|\d{1,2},\d{2,3})/gu,
    (glued, word: string, dot: string) => (isName(word) ? `${word}${dot} ` : glued),
  );

const isNegative = (before: string, after: string): boolean =>
  /\(\s{0,9}-\s{0,9}\)\s{0,9}$/u.test(before) ||
  /(?:^|[\s:(])-\s?(?:rs\.?|₹)?\s?$/u.test(before) ||
  (/\(\s{0,9}(?:rs\.?|₹)?\s{0,9}$/u.test(before) && /^\s{0,9}\)/u.test(after));
