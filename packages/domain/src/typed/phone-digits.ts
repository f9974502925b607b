import { latinDigits } from './latin-digits.ts';

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
