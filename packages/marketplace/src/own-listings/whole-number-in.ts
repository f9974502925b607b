import { readNumber } from '@dopahiya/domain/typed';

/** The whole number that somebody typed, as `readNumber` reads it; NaN where it is none. */
export function wholeNumberIn(typed: string): number {
  const number = readNumber(typed, { whole: true });
  return number !== null && Number.isInteger(number) && number >= 0 ? number : Number.NaN;
}
