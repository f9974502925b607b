import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { type CatalogueFile, catalogueFileSchema } from '../catalogue-file.ts';
import { type CatalogueCity, citiesFileSchema } from '../cities-file.ts';
import { checkSource } from './check-source.ts';
import { type CheckedFile, rejectBrandFiles, rejectCities } from './cross-file-rules.ts';
import { parseJsonSource } from './json-source.ts';
import type { Rejection } from './rejection.ts';

/** The catalogue as its files tell it. */
export interface Catalogue {
  brands: CatalogueFile[];
  cities: CatalogueCity[];
}

/** Reads `brands/*.json` and `cities.json` of a folder; with a rejection, nothing of it may be used. */
export async function readCatalogue(folder: string): Promise<{ catalogue: Catalogue; rejections: Rejection[] }> {
  const names = await brandFileNames(folder);
  const [cities, ...brands] = await Promise.all([
    readChecked(folder, 'cities.json', citiesFileSchema),
    ...names.map((name) => readChecked(folder, name, catalogueFileSchema)),
  ]);
  const brandFiles = brands.flatMap(({ files }) => files);
  const missing =
    names.length === 0 ? [{ file: 'brands', line: 1, reason: 'holds no brand: there is no *.json file in it' }] : [];
  const rejections = [
    ...missing,
    ...[...brands, cities].flatMap((file) => file.rejections),
    ...rejectBrandFiles(brandFiles),
    ...cities.files.flatMap(rejectCities),
  ];
  const catalogue = {
    brands: brandFiles.map(({ content }) => content),
    cities: cities.files.flatMap(({ content }) => content),
  };
  return { catalogue, rejections };
}

async function brandFileNames(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'brands')).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join('brands', name));
}

interface ReadFile<Content> {
  files: CheckedFile<Content>[];
  rejections: Rejection[];
}

async function readChecked<Content>(
  folder: string,
  file: string,
  schema: z.ZodType<Content>,
): Promise<ReadFile<Content>> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: Error) => error);
  if (text instanceof Error) {
    return { files: [], rejections: [{ file, line: 1, reason: `cannot be read (${text.message})` }] };
  }
  const source = parseJsonSource(file, text);
  const { content, rejections } = checkSource(source, schema);
  return { files: content ? [{ source, content }] : [], rejections };
}
