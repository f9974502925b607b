import type { Mention } from './names/find-models.ts';
import type { PlaceMention } from './names/find-places.ts';

/** What was found in a text, by position. */
interface Found {
  named: readonly Mention[];
  places: readonly PlaceMention[];
  heights: readonly { start: number; end: number }[];
}

/** Kinds of numbers that mean different things; the length of others tells a sum from a count. */
const numberKinds: readonly (readonly [number: RegExp, kind: (digits: string) => string])[] = [
  [/(?<![\d.])(?:19[89]\d|20[0-4]\d)(?![\d.])/g, () => ' YEAR '],
  [/\d+(?:\.\d+)?\s*(?:%|percent|प्रतिशत)/g, () => ' PERCENT '],
  [/\d+\.\d+/g, () => ' DECIMAL '],
  [/\d+/g, (digits) => ` DIGITS${Math.min(digits.length, mostDigits)} `],
];
const mostDigits = 7;

/** Replaces names by their kind, 'BIKE' or 'CITY', and numbers by theirs, so that only the wording is left. */
export function masked(text: string, { named, places, heights }: Found): string {
  const kinds = [
    ...named.map(({ start, end, models }) => ({ start, end, kind: models.length > 0 ? 'BIKE' : 'BRAND' })),
    ...places.map(({ start, end, city }) => ({ start, end, kind: city ? 'CITY' : 'STATE' })),
    ...heights.map(({ start, end }) => ({ start, end, kind: 'HEIGHT' })),
  ].toSorted((one, other) => other.start - one.start);
  const nameless = kinds.reduce(
    (left, { start, end, kind }) => `${left.slice(0, start)} ${kind} ${left.slice(end)}`,
    text,
  );
  return numberKinds.reduce((left, [number, kind]) => left.replaceAll(number, kind), nameless);
}
