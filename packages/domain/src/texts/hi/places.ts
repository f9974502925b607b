import names from '../../places/place-names.hi.json' with { type: 'json' };
import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/places.ts';
import type * as Hindi from './places.ts';

const known = new Map<string, string>(Object.entries(names));

/** Names that are not in every page's scripts, once loaded. */
let more: Readonly<Record<string, string>> = {};

export const placeName = (name: string) =>
  name
    .split(', ')
    .map((part) => known.get(part) ?? part)
    .join(', ');

export const learnPlaceNames = (learned: Readonly<Record<string, string>>): void => {
  for (const [name, own] of Object.entries(learned)) known.set(name, own);
};

export const loadPlaceNames = async (): Promise<void> => {
  more = (await import('../../places/more-place-names.ts')).morePlaceNames;
  learnPlaceNames(more);
};

export const isPlaceUnknown = (name: string | null): boolean => name !== null && !known.has(name);

export const placeNamesIn = (answers: unknown): Readonly<Record<string, string>> | undefined => {
  const texts = JSON.stringify(answers).matchAll(/"([A-Z][^"\\]*)"/g);
  const found = Array.from(texts, ([, text = '']) => text.split(', '))
    .flat()
    .flatMap((name) => (more[name] === undefined ? [] : [[name, more[name]] as const]));
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

export type Checked = Translation<typeof Hindi, typeof English>;
