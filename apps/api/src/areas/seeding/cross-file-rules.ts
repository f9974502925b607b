import { basename } from 'node:path';
import { toSlug } from '@dopahiya/domain/site';
import { implausibleFigures } from '@dopahiya/domain/specifications';
import { reservedColourSlugs } from '../media/index.ts';
import type { CatalogueFile, CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { KnownModels } from './catalogue.ts';
import type { LinedSource, Rejection } from './rejection.ts';
import { type CheckedFile, placesOf, rejectAt, rejectDuplicates } from './places.ts';

/** Finds errors that no single value shows: duplicate names within or across files, and a wrong file name. */
export function rejectBrandFiles(files: CheckedFile<CatalogueFile>[], known: KnownModels = new Map()): Rejection[] {
  const slugs = files.flatMap(({ source, content }) => placesOf(source, ['models'], 'slug', content.models));
  return [
    ...files.flatMap(rejectFileName),
    ...rejectDuplicates(slugs, 'is already the slug of another model'),
    ...files.flatMap((file) => rejectTaken(file, known)),
    ...files.flatMap(({ source, content }) =>
      content.models.flatMap((model, index) => rejectModel(source, index, model)),
    ),
  ];
}

/** Finds cities with the same slug. */
export function rejectCities({ source, content }: CheckedFile<CatalogueCity[]>): Rejection[] {
  return rejectDuplicates(placesOf(source, [], 'slug', content), 'is already the slug of another city');
}

function rejectFileName({ source, content }: CheckedFile<CatalogueFile>): Rejection[] {
  const { slug } = content.brand;
  if (basename(source.file) === `${slug}.json`) return [];
  return [
    source.reject(['brand', 'slug'], `brand.slug: must be the name of the file, or the file be called ${slug}.json`),
  ];
}

function rejectTaken({ source, content }: CheckedFile<CatalogueFile>, known: KnownModels): Rejection[] {
  return placesOf(source, ['models'], 'slug', content.models).flatMap((place) => {
    const owner = known.get(place.value) ?? content.brand.slug;
    return owner === content.brand.slug ? [] : [rejectAt(place, `is already the slug of a model of ${owner}`)];
  });
}

function rejectModel(source: LinedSource, index: number, model: CatalogueModel): Rejection[] {
  const { colours, variants } = model;
  const colourSlugs = colours.map(({ name }) => ({ name: toSlug(name) }));
  const colourPlaces = placesOf(source, ['models', index, 'colours'], 'name', colourSlugs);
  const variantPlaces = placesOf(source, ['models', index, 'variants'], 'name', variants);
  return [
    ...rejectDuplicates(colourPlaces, 'is already a colour of the model'),
    ...rejectDuplicates(variantPlaces, 'is already a variant of the model'),
    ...colourPlaces
      .filter(({ value }) => reservedColourSlugs.has(value))
      .map((place) => rejectAt(place, 'cannot name a colour')),
    ...rejectFigures(source, index, model),
  ];
}

function rejectFigures(source: LinedSource, index: number, model: CatalogueModel): Rejection[] {
  return implausibleFigures(model).map(({ field, value, span: [min, max] }) => {
    const path = ['models', index, 'specifications', field];
    const reason = `${value} cannot be true of a model of its class, where it lies between ${min} and ${max}`;
    return source.reject(path, `models[${index}].specifications.${field}: ${reason}`);
  });
}
