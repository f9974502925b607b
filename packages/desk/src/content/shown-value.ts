import { formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/content';
import { isKeyed } from './values.ts';

/** What values within another are called, by path, and choices, by value. */
export type Words = Readonly<Record<string, string>>;

const wordsOfNone: Words = {};

/** Returns a value in words: one line for each line of text, for each item of a list, and for each value of an object. */
function linesOf(value: unknown, words: Words): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map((item: unknown) => textOf(item, words));
  if (typeof value === 'string') return inWords(value, words).split('\n');
  if (isKeyed(value)) return parts(value, words, '');
  return [textOf(value)];
}

const inWords = (text: string, words: Words): string => (Object.hasOwn(words, text) ? (words[text] ?? text) : text);

/** Returns the values of an object, each with its label; those of an object in it stand beside them. */
function parts(value: object, words: Words, outer: string): string[] {
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .flatMap(([key, inner]: [string, unknown]) => {
      const path = `${outer}${key}`;
      return isKeyed(inner) ? parts(inner, words, `${path}.`) : [`${inWords(path, words)}: ${textOf(inner, words)}`];
    });
}

/** Returns a value in one line. */
export function textOf(value: unknown, words: Words = wordsOfNone): string {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return formatNumber(value, { max: 6 });
  if (typeof value === 'string') return inWords(value, words);
  if (Array.isArray(value))
    return value.length === 0 ? texts.none : value.map((item: unknown) => textOf(item, words)).join('; ');
  return parts(value, words, '').join(', ');
}

const mostLines = 30;

/** Returns the lines that differ between two values, at most 30 of each. */
export function differingLines(
  before: unknown,
  after: unknown,
  words: Words = wordsOfNone,
): { before: string[]; after: string[] } {
  const [old, current] = [linesOf(before, words), linesOf(after, words)];
  const without = (lines: string[], others: string[]) => {
    const known = new Set(others);
    return lines.filter((line) => !known.has(line)).slice(0, mostLines);
  };
  return { before: without(old, current), after: without(current, old) };
}
