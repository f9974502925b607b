/** The text with its digits of all scripts as Latin ones: '१,५०,०००' becomes '1,50,000'. */
export const latinDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, latinDigit);

/** Unicode has the digits of a script side by side, from 0 to 9, ten for each. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** What people put between digits, and what comes along when a number is copied. */
const between = /[\s()./]|\p{Dash_Punctuation}|\p{Cf}/gu;

/**
 * The ten digits of a telephone number in India as somebody writes it: with blanks and hyphens, +91 or 0 before it, in digits of
 * any Indian script. Null where it has not ten, or such as nobody has: a 0 first, or one digit alone.
 */
export function phoneDigits(typed: string): string | null {
  const plain = latinDigits(typed.normalize('NFKC')).replaceAll(between, '');
  const [, ten = null] = /^(?:(?:\+|00?)?91)?0?((?!(\d)\2{9})[1-9]\d{9})$/.exec(plain) ?? [];
  return ten;
}
