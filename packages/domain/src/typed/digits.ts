/** Converts the digits of all scripts to Latin ones: '१,५०,०००' becomes '1,50,000'. */
export const latinDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, latinDigit);

/** Unicode has the ten digits of each script in a row, from 0 to 9. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Separators between digits, and characters that are copied along with a number. */
const between = /[\s()./]|\p{Dash_Punctuation}|\p{Cf}/gu;

/**
 * Parses an Indian phone number: with spaces and hyphens, +91 or 0 before it, in digits of any Indian script.
 * Null unless it has ten digits, does not start with 0 and is not one repeated digit.
 */
export function phoneDigits(typed: string): string | null {
  const plain = latinDigits(typed.normalize('NFKC')).replaceAll(between, '');
  const [, ten = null] = /^(?:(?:\+|00?)?91)?0?((?!(\d)\2{9})[1-9]\d{9})$/.exec(plain) ?? [];
  return ten;
}
