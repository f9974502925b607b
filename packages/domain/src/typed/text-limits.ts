import { shownText } from './visible-text.ts';

/** Smallest and largest length of a text, in characters; a text without `min` may not be empty. */
export interface TextLimits {
  min?: number;
  max?: number;
}

/** What is said of a text outside its limits; `missing` is not needed where `min` is 0. */
export interface TextErrors {
  missing?: string;
  short?: (min: number, length: number) => string;
  long?: (max: number, length: number) => string;
}

/** Cleans a typed line or text as it is stored: without invisible characters, in NFC, with `\n` as line ends, trimmed. */
export const cleanText = (typed: string): string => shownText(typed).normalize('NFC').trim().replaceAll(/\r\n?/g, '\n');

/** Counts the characters of a text; a surrogate pair (two UTF-16 units) counts once. */
export const charactersIn = (text: string): number => text.match(/./gsu)?.length ?? 0;

/** Returns the error of a cleaned text by its length; undefined if it is within the limits. */
export function textError(
  text: string,
  { min = 1, max = Infinity }: TextLimits,
  { missing = '', short = () => missing, long = () => missing }: TextErrors,
): string | undefined {
  const length = charactersIn(text);
  if (length === 0 && min > 0) return missing;
  if (length < min) return short(min, length);
  return length > max ? long(max, length) : undefined;
}

/** Checks whether a number is whole and within a range, both ends included. */
export const isWithin = (number: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(number) && number >= min && number <= max;
