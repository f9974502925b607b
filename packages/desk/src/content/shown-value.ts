import { formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/content';
import { isKeyed } from './values.ts';

/** Returns a value in words: one line for each line of text, and for each item of a list. */
function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value === 'string') return value.split('\n');
  if (isKeyed(value)) return Object.entries(value).map(([key, inner]) => `${key}: ${textOf(inner)}`);
  return [textOf(value)];
}

/** Returns a value in one line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return formatNumber(value, { max: 6 });
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map(textOf).join('; ');
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .map(([key, inner]) => `${key}: ${textOf(inner)}`)
    .join(', ');
}

const mostLines = 30;

/** Returns the lines that differ between two values, at most 30 of each. */
export function differingLines(before: unknown, after: unknown): { before: string[]; after: string[] } {
  const [old, current] = [linesOf(before), linesOf(after)];
  const without = (lines: string[], others: string[]) => {
    const known = new Set(others);
    return lines.filter((line) => !known.has(line)).slice(0, mostLines);
  };
  return { before: without(old, current), after: without(current, old) };
}
