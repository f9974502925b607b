import type { Aim } from './aims.ts';
import type { BikeSort } from '@dopahiya/domain/requests';
import type { Situation } from './situations.ts';
import type { Condition } from '../bike-conditions/conditions.ts';

/** Words of a search that were understood, with where they stand in its text. */
export interface ReadPart {
  words: string;
  start: number;
  end: number;
  /** What they mean; none for an order, and for the searcher's own height, which the words do not say. */
  conditions: readonly Condition[];
  /** The name of the brand that they are. */
  brand?: string | undefined;
  /** The order that they ask for. */
  sort?: BikeSort;
  /** Whether they ask for what fits the searcher. */
  isOwnHeight?: true;
}

/** How the text of a search was read. */
export interface Reading {
  text: string;
  parts: readonly ReadPart[];
  /** The words to look for in names, with 'vs' between those of models to compare; empty when nothing is left. */
  rest: string;
  /** What is wanted of the models that are named. */
  aim?: Aim;
  /** What the search is about that is no wish for a bike. */
  situation?: Situation;
  /** Words that stand where a place stands; whether they are one is for a list of cities to say. */
  place?: string;
  /** Words that mean nothing here and that no bike's name has beside the others, so that they do not count. */
  unknown?: readonly string[];
  /** Parts that no bike of the names fulfils, so that they do not count. */
  unfit?: readonly ReadPart[];
}

/** Whether a part names a brand that is wished for. */
export const isOfBrands = ({ conditions }: Pick<ReadPart, 'conditions'>): boolean =>
  conditions.length > 0 && conditions.every(([name]) => name === 'brand');

/** The order that a search asks for; undefined where it asks for none. */
export const sortIn = ({ parts }: Pick<Reading, 'parts'>): BikeSort | undefined =>
  parts.find(({ sort }) => sort !== undefined)?.sort;

/** The text of a search with a height in cm in the place of 'my height'; null where it does not ask for that. */
export function withHeight({ text, parts }: Pick<Reading, 'text' | 'parts'>, height: number): string | null {
  const asked = parts.find(({ isOwnHeight }) => isOwnHeight);
  return asked ? `${text.slice(0, asked.start)}${height} cm rider${text.slice(asked.end)}` : null;
}

/** The text of a search without one of its parts. */
export function withoutPart(text: string, { start, end }: Pick<ReadPart, 'start' | 'end'>): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
}
