import type { BikeSort, SearchReading } from '@dopahiya/domain/requests';

/** A filter that only used bikes have, by its name in the API: `['max_km', '20000']`. */
export type UsedCondition = readonly [
  name: 'min_year' | 'max_year' | 'max_km' | 'owner' | 'verified' | 'color',
  value: string,
];

/** An understood part of a search, with its position in the text. */
export type ReadPart = SearchReading['parts'][number] & {
  /** What it says of a used bike; empty for words that narrow nothing, undefined for all other parts. */
  used?: readonly UsedCondition[];
};

/** The reading of a search. */
export interface Reading extends SearchReading {
  parts: readonly ReadPart[];
  /** Words ignored because they are not understood and match no name. */
  unknown?: readonly string[];
  /** Parts ignored because no bike of that name matches them. */
  unfit?: readonly ReadPart[];
}

/** Checks whether a part names wanted brands. */
export const isOfBrands = ({ conditions }: Pick<ReadPart, 'conditions'>): boolean =>
  conditions.length > 0 && conditions.every(([name]) => name === 'brand');

/** Returns the sort order of a search; undefined if none. */
export const sortIn = ({ parts }: Pick<Reading, 'parts'>): BikeSort | undefined =>
  parts.find(({ sort }) => sort !== undefined)?.sort;

/** Replaces 'my height' in a search with a height in cm; null if it is not mentioned. */
export function withHeight({ text, parts }: Pick<Reading, 'text' | 'parts'>, height: number): string | null {
  const asked = parts.find(({ isOwnHeight }) => isOwnHeight);
  return asked ? `${text.slice(0, asked.start)}${height} cm rider${text.slice(asked.end)}` : null;
}

/** Removes a part from the text of a search. */
export function withoutPart(text: string, { start, end }: Pick<ReadPart, 'start' | 'end'>): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
}

/** Splits a text at 'vs' into names. */
export const rivalsIn = (names: string): string[] => names.split(/\bvs\b/i).map((name) => name.trim());
