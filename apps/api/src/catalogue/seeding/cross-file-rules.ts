import { basename } from 'node:path';
import { toSlug } from '@dopahiya/domain';
import type { JSONPath } from 'jsonc-parser';
import { reservedColourSlugs } from '../../media/drawing-address.ts';
import type { CatalogueFile, CatalogueModel } from '../catalogue-file.ts';
import type { CatalogueCity } from '../cities-file.ts';
import type { JsonSource } from './json-source.ts';
import type { Rejection } from './rejection.ts';

/** A file with its content checked. */
export interface CheckedFile<Content> {
  source: JsonSource;
  content: Content;
}

/** What no single value shows: names that must differ within a file or over all files, and the name of the file itself. */
export function rejectBrandFiles(files: CheckedFile<CatalogueFile>[]): Rejection[] {
  const slugs = files.flatMap(({ source, content }) => placesOf(source, ['models'], 'slug', content.models));
  return [
    ...files.flatMap(rejectFileName),
    ...rejectRepeats(slugs, 'is already the slug of another model'),
    ...files.flatMap(({ source, content }) =>
      content.models.flatMap((model, index) => rejectModel(source, index, model)),
    ),
  ];
}

/** Two cities must not share a slug. */
export function rejectCities({ source, content }: CheckedFile<CatalogueCity[]>): Rejection[] {
  return rejectRepeats(placesOf(source, [], 'slug', content), 'is already the slug of another city');
}

function rejectFileName({ source, content }: CheckedFile<CatalogueFile>): Rejection[] {
  const { slug } = content.brand;
  if (basename(source.file) === `${slug}.json`) return [];
  return [
    source.reject(['brand', 'slug'], `brand.slug: must be the name of the file, or the file be called ${slug}.json`),
  ];
}

function rejectModel(source: JsonSource, index: number, { colours, variants }: CatalogueModel): Rejection[] {
  const colourSlugs = colours.map(({ name }) => ({ name: toSlug(name) }));
  const colourPlaces = placesOf(source, ['models', index, 'colours'], 'name', colourSlugs);
  const variantPlaces = placesOf(source, ['models', index, 'variants'], 'name', variants);
  return [
    ...rejectRepeats(colourPlaces, 'is already a colour of the model'),
    ...rejectRepeats(variantPlaces, 'is already a variant of the model'),
    ...colourPlaces
      .filter(({ value }) => reservedColourSlugs.has(value))
      .map((place) => rejectAt(place, 'cannot name a colour')),
  ];
}

interface Place {
  source: JsonSource;
  path: JSONPath;
  value: string;
}

/** Where each item of a list has a field, and what it says. */
function placesOf<Field extends string>(
  source: JsonSource,
  list: JSONPath,
  field: Field,
  items: Record<Field, string>[],
): Place[] {
  return items.map((item, index) => ({ source, path: [...list, index, field], value: item[field] }));
}

function rejectRepeats(places: Place[], reason: string): Rejection[] {
  const firsts = new Map<string, Place>();
  return places.flatMap((place) => {
    const first = firsts.get(place.value) ?? place;
    firsts.set(place.value, first);
    if (first === place) return [];
    return [rejectAt(place, first.source === place.source ? reason : `${reason} in ${first.source.file}`)];
  });
}

function rejectAt({ source, path, value }: Place, reason: string): Rejection {
  return source.reject(path, `${value}: ${reason}`);
}
