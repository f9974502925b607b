import { findNames } from './find-names.ts';

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
  const tail = gap.slice(0, at);
  const isOfNext = !outside.slice(0, at).includes('+') && isNamed(outside.slice(0, at)) && isNamed(before);
  return isOfNext ? { tail: '', head: gap } : { tail, head: gap.slice(at + 1) };
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
