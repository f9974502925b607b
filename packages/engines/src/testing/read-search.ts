import { type NamedBrand } from '../parser/names/brand-names.ts';
import { NameIndex } from '../parser/names/name-index.ts';
import { parse } from '../parser/parse.ts';
import { PlaceIndex } from '../parser/places/place-index.ts';
import type { Reading } from '../plain-words/reading.ts';
import { readingOf } from '../plain-words/reading-of.ts';

const places = new PlaceIndex({ cities: [], states: [] });

/** Reads a search with these brands and without models: for tests of what needs a reading. */
export const readSearch = (
  text: string,
  brands: readonly NamedBrand[] = [],
  subject: 'new' | 'used' = 'new',
): Reading => readingOf(parse(text, { names: new NameIndex({ brands, bikes: [] }), places }, subject));
