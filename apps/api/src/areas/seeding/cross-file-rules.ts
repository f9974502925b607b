import { basename } from 'node:path';
import { toSlug } from '@dopahiya/domain/site';
import { implausibleFigures } from '@dopahiya/domain/specifications';
import { reservedColourSlugs } from '../media/index.ts';
import type { CatalogueFile, CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { KnownModels } from './catalogue.ts';
import type { LinedSource, Rejection } from './rejection.ts';
import { type CheckedFile, placesOf, rejectAt, rejectDuplicates } from './places.ts';
import { fileRules } from '../../core/texts/index.ts';

/** Finds errors that no single value shows: duplicate names within or across files, and a wrong file name. */
export function rejectBrandFiles(files: CheckedFile<CatalogueFile>[], known: KnownModels = new Map()): Rejection[] {
  const slugs = files.flatMap(({ source, content }) => placesOf(source, ['models'], 'slug', content.models));
  return [
    ...files.flatMap(rejectFileName),
    ...rejectDuplicates(slugs, fileRules.modelTaken.en),
    ...files.flatMap((file) => rejectTaken(file, known)),
    ...files.flatMap(({ source, content }) =>
      content.models.flatMap((model, index) => rejectModel(source, index, model)),
    ),
  ];
}

/** Finds cities with the same slug. */
export function rejectCities({ source, content }: CheckedFile<CatalogueCity[]>): Rejection[] {
  return rejectDuplicates(placesOf(source, [], 'slug', content), fileRules.cityTaken.en);
}

function rejectFileName({ source, content }: CheckedFile<CatalogueFile>): Rejection[] {
  const { slug } = content.brand;
  if (basename(source.file) === `${slug}.json`) return [];
  return [source.reject(['brand', 'slug'], `brand.slug: ${fileRules.fileNamed(slug).en}`)];
}

function rejectTaken({ source, content }: CheckedFile<CatalogueFile>, known: KnownModels): Rejection[] {
  return placesOf(source, ['models'], 'slug', content.models).flatMap((place) => {
    const owner = known.get(place.value) ?? content.brand.slug;
    return owner === content.brand.slug ? [] : [rejectAt(place, fileRules.modelOfOther(owner).en)];
  });
}

function rejectModel(source: LinedSource, index: number, model: CatalogueModel): Rejection[] {
  const { colours, variants } = model;
  const colourSlugs = colours.map(({ name }) => ({ name: toSlug(name) }));
  const colourPlaces = placesOf(source, ['models', index, 'colours'], 'name', colourSlugs);
  const variantPlaces = placesOf(source, ['models', index, 'variants'], 'name', variants);
  return [
    ...rejectDuplicates(colourPlaces, fileRules.colourTaken.en),
    ...rejectDuplicates(variantPlaces, fileRules.variantTaken.en),
    ...colourPlaces
      .filter(({ value }) => reservedColourSlugs.has(value))
      .map((place) => rejectAt(place, fileRules.noColour.en)),
    ...rejectFigures(source, index, model),
  ];
}

function rejectFigures(source: LinedSource, index: number, model: CatalogueModel): Rejection[] {
  return implausibleFigures(model).map(({ field, value, span: [min, max] }) => {
    const path = ['models', index, 'specifications', field];
    const reason = fileRules.implausible(String(value), String(min), String(max)).en;
    return source.reject(path, `models[${index}].specifications.${field}: ${reason}`);
  });
}
