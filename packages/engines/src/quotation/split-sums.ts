import { findNames } from './find-names.ts';
import { isLineCode } from './line-codes.ts';

/** What stands on both sides of a sign between two amounts. */
interface Sides {
  tail: string;
  head: string;
}

/** Whether a row adds amounts up: '92,529 (ex showroom) + 7,902 (RTO) = 1,00,431'. */
export const hasSum = (gaps: readonly string[]): boolean =>
  gaps.slice(1, -1).some((gap) => signIn(outsideBrackets(gap)) !== null);

/**
 * The words on both sides of the sign between two amounts; null without one. Where the amount before has its name in front
 * of it (`before`), what is named behind it belongs to the next: 'ex 92529 tax + reg 7902'.
 */
export function splitAtSign(gap: string, before: string): Sides | null {
  const outside = outsideBrackets(gap);
  const at = signIn(outside) ?? minusIn(outside);
  if (at === null) return isNamed(before) ? null : behindBracket(gap);
  // '7,150 ins + 18% GST included = …': what is added without an amount names nothing before it.
  const added = outside.slice(0, at).indexOf('+');
  const tail = gap.slice(0, added === -1 ? at : added);
  const isOfNext = !outside.slice(0, at).includes('+') && isNamed(outside.slice(0, at)) && isNamed(before);
  return isOfNext ? { tail: '', head: gap } : { tail, head: gap.slice(at + 1) };
}

/**
 * 'Total: 79,911 (showroom price) + 6,393 (road tax) = …': what is said before the first amount is said of the sum, where a
 * bracket behind the amount names it.
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

/** The row with the signs that it says in words: '1,14,000 showroom plus 11,400 RTO equals …'; 'Splendor Plus' is none. */
export function signsForWords(row: string): string {
  const first = row.search(/\d{3}|\d,\d|\d\s?(?:k|lakh|lac|l)\b/u);
  if (first === -1) return row;
  const sum = row.slice(first).replaceAll(equalsInWords, '=');
  return row.slice(0, first) + sum.replaceAll(/\s(?:plus|जमा)\s(?=(?:rs\.?|₹|inr|रु\.?)?\s?\d)/gu, ' + ');
}

const isNamed = (words: string): boolean => findNames(words).length > 0;

/** The same length, with blanks where brackets are closed. */
const outsideBrackets = (gap: string): string =>
  gap.replaceAll(/\([^()]{0,200}\)/gu, (bracket) => ' '.repeat(bracket.length));

/** Where the sign between two amounts stands: the last '=', else the first '+', before which no other piece begins. */
function signIn(outside: string): number | null {
  const equals = outside.lastIndexOf('=');
  const at = equals === -1 ? outside.indexOf('+') : equals;
  return at === -1 || /[,;|]|\.\s{0,9}\p{L}/u.test(outside.slice(0, at)) ? null : at;
}

/** '6890 (insurance) - 1000 (discount)', in a row that has other signs. */
function minusIn(outside: string): number | null {
  const at = /^\s{0,200}-\s/u.test(outside) ? outside.indexOf('-') : -1;
  return at === -1 ? null : at;
}

/** '4k (EW) aapka 2.24L final': what is in brackets right behind an amount without a name is its name. */
function behindBracket(gap: string): Sides | null {
  const bracket = /^\s{0,9}\([^()]{1,200}\)/u.exec(gap)?.[0];
  return bracket === undefined ? null : { tail: bracket, head: gap.slice(bracket.length) };
}
