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
  const at = signIn(outside);
  if (at === null) return null;
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
