import { latinDigits } from './latin-digits.ts';

/** What people put between digits, and what comes along when a number is copied. */
const between = /[\s().-]|\p{Cf}/gu;

/**
 * The ten digits of a telephone number in India as somebody writes it: with blanks and hyphens, +91 or 0 before it, in digits of
 * any Indian script. Null where it has not ten.
 */
export function phoneDigits(typed: string): string | null {
  const plain = latinDigits(typed.normalize('NFKC')).replaceAll(between, '');
  const [, ten = null] = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(plain) ?? [];
  return ten;
}
