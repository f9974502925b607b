import { readNumber } from '@dopahiya/domain/typed';

/** Parses a typed whole number with `readNumber`; NaN if it is none. */
export function wholeNumberIn(typed: string): number {
  const number = readNumber(typed, { whole: true });
  return number !== null && Number.isInteger(number) && number >= 0 ? number : Number.NaN;
}
