import { findNames } from './find-names.ts';
import { isLineCode } from './line-codes.ts';

/** Texts on both sides of a sign between two amounts. */
interface Sides {
  tail: string;
  head: string;
}

/** Checks whether a row is a sum: '92,529 (ex showroom) + 7,902 (RTO) = 1,00,431'. */
export const hasSum = (gaps: readonly string[]): boolean =>
  gaps.slice(1, -1).some((gap) => signIn(outsideBrackets(gap)) !== null);

/**
 * Returns the texts on both sides of the sign between two amounts; null if none. If the first amount is already named (`before`), words
 * after it belong to the next: 'ex 92529 tax + reg 7902'.
 */
export function splitAtSign(gap: string, before: string): Sides | null {
  const outside = outsideBrackets(gap);
  const at = signIn(outside) ?? minusIn(outside);
  if (at === null) return isNamed(before) ? null : behindBracket(gap);
  // '7,150 ins + 18% GST included = …': an added item without an amount does not name the previous amount.
  const added = outside.slice(0, at).indexOf('+');
  const tail = gap.slice(0, added === -1 ? at : added);
  const isOfNext = !outside.slice(0, at).includes('+') && isNamed(outside.slice(0, at)) && isNamed(before);
  return isOfNext ? { tail: '', head: gap } : { tail, head: gap.slice(at + 1) };
}

/**
 * Checks whether text before the first amount names the sum, because the amount itself is named in brackets: 'Total: 79,911 (showroom
 * price) + 6,393 (road tax) = …'.
 */
export function isOfSum(gap: string, behind: string): boolean {
  const bracket = /^\s{0,9}\([^()]{1,200}\)(?=\s{0,9}\+)/u.exec(behind)?.[0] ?? '';
  const isTotal = findNames(gap).some(({ code }) => code === 'total');
  return (
    isTotal && findNames(bracket).some(({ code }) => isLineCode(code)) && !/\b(?:incl\w{0,9}|with)\b/u.test(bracket)
  );
}

const equalsInWords =
  /(?<=[\s)])(?:is )?(?:equals?(?: to)?|barabar|matlab|yaa?ni|i\.?e\.?|means|बराबर|मतलब|यानी|यानि)(?=[\s:]{1,9}(?:rs\.?|₹|inr|रु\.?)?\s?\d)|=>|[→⇒]/gu;

/** Replaces sign words with signs: '1,14,000 showroom plus 11,400 RTO equals …'; leaves 'Splendor Plus' unchanged. */
export function signsForWords(row: string): string {
  const first = row.search(/\d{3}|\d,\d|\d\s?(?:k|lakh|lac|l)\b/u);
  if (first === -1) return row;
  const sum = row.slice(first).replaceAll(equalsInWords, '=');
  return row.slice(0, first) + sum.replaceAll(/\s(?:plus|जमा)\s(?=(?:rs\.?|₹|inr|रु\.?)?\s?\d)/gu, ' + ');
}

const isNamed = (words: string): boolean => findNames(words).length > 0;

/** Replaces text in closed brackets with spaces of the same length. */
const outsideBrackets = (gap: string): string =>
  gap.replaceAll(/\([^()]{0,200}\)/gu, (bracket) => ' '.repeat(bracket.length));

/** Returns the position of the sign between two amounts: the last '=', else the first '+' with no separator before it. */
function signIn(outside: string): number | null {
  const equals = outside.lastIndexOf('=');
  const at = equals === -1 ? outside.indexOf('+') : equals;
  return at === -1 || /[,;|]|\.\s{0,9}\p{L}/u.test(outside.slice(0, at)) ? null : at;
}

/** Returns the position of a minus sign in a row with other signs: '6890 (insurance) - 1000 (discount)'. */
function minusIn(outside: string): number | null {
  const at = /^\s{0,200}-\s/u.test(outside) ? outside.indexOf('-') : -1;
  return at === -1 ? null : at;
}

/** Treats brackets directly after an unnamed amount as its name: '4k (EW) aapka 2.24L final'. */
function behindBracket(gap: string): Sides | null {
  const bracket = /^\s{0,9}\([^()]{1,200}\)/u.exec(gap)?.[0];
  return bracket === undefined ? null : { tail: bracket, head: gap.slice(bracket.length) };
}
