import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { articleFileSchema, type CatalogueArticle, MAX_MARKDOWN_LENGTH } from '../article-file.ts';
import { type CatalogueFile, catalogueFileSchema } from '../catalogue-file.ts';
import { type CatalogueCity, citiesFileSchema } from '../cities-file.ts';
import { type ComparedPair, comparisonsFileSchema } from '../comparisons-file.ts';
import { type CatalogueFaq, faqsFileSchema } from '../faqs-file.ts';
import { type CataloguePartGroup, partsFileSchema } from '../parts-file.ts';
import { type CatalogueReview, reviewsFileSchema } from '../reviews-file.ts';
import { type ShowroomsFile, showroomsFileSchema } from '../showrooms-file.ts';
import { type UsedBikesFile, usedBikesFileSchema } from '../used-bikes-file.ts';
import { parseArticleSource } from './article-source.ts';
import { checkSource } from './check-source.ts';
import { parseJsonSource } from './json-source.ts';
import type { LinedSource } from './lined-source.ts';
import type { CheckedFile } from './places.ts';
import type { Rejection } from './rejection.ts';

/** The files of one kind that keep to their format, and why others do not; a file that is not there is neither. */
export interface FilesOf<Content> {
  files: CheckedFile<Content>[];
  rejections: Rejection[];
}

/** All files of a catalogue's folder, each held against its own format. */
export interface CatalogueFiles {
  brands: FilesOf<CatalogueFile>;
  cities: FilesOf<CatalogueCity[]>;
  showrooms: FilesOf<ShowroomsFile>;
  faqs: FilesOf<CatalogueFaq[]>;
  articles: FilesOf<CatalogueArticle>;
  comparisons: FilesOf<ComparedPair[]>;
  reviews: FilesOf<CatalogueReview[]>;
  usedBikes: FilesOf<UsedBikesFile>;
  parts: FilesOf<CataloguePartGroup[]>;
}

/** Reads `brands/*.json`, `articles/*.md` and the other files of a catalogue's folder, as far as they are there. */
export async function readCatalogueFiles(folder: string): Promise<CatalogueFiles> {
  const [brands, cities, showrooms, faqs, articles, comparisons, reviews, usedBikes, parts] = await Promise.all([
    readBrands(folder),
    readChecked(folder, 'cities.json', citiesFileSchema),
    readChecked(folder, 'showrooms.json', showroomsFileSchema),
    readChecked(folder, 'faqs.json', faqsFileSchema),
    readArticlesOf(folder),
    readChecked(folder, 'comparisons.json', comparisonsFileSchema),
    readChecked(folder, 'reviews.json', reviewsFileSchema),
    readChecked(folder, 'used-bikes.json', usedBikesFileSchema),
    readChecked(folder, 'parts.json', partsFileSchema),
  ]);
  return { brands, cities, showrooms, faqs, articles, comparisons, reviews, usedBikes, parts };
}

/** Reads `brands/*.json` alone. */
export function readBrands(folder: string): Promise<FilesOf<CatalogueFile>> {
  return readAll(folder, 'brands', '.json', (file) => readChecked(folder, file, catalogueFileSchema));
}

/** The articles of a catalogue's folder; those of the form before this one are named, not passed over. */
async function readArticlesOf(folder: string): Promise<FilesOf<CatalogueArticle>> {
  const { files, rejections } = await readArticles(folder);
  const isOld = await stat(join(folder, 'articles.json')).then(
    () => true,
    () => false,
  );
  const reason = 'is not read: write each article as articles/{slug}.md';
  return { files, rejections: isOld ? [...rejections, { file: 'articles.json', line: 1, reason }] : rejections };
}

/** Reads `*.md` of a folder within the catalogue's, or of the folder itself, and nothing that is too large for an article. */
export function readArticles(folder: string, within = 'articles'): Promise<FilesOf<CatalogueArticle>> {
  return readAll(folder, within, '.md', async (file) => {
    const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }));
    const reason = `is larger than an article may be, ${MAX_ARTICLE_BYTES} bytes`;
    if (size > MAX_ARTICLE_BYTES) return { files: [], rejections: [{ file, line: 1, reason }] };
    return readChecked(folder, file, articleFileSchema, parseArticleSource);
  });
}

/** A letter of Hindi takes three bytes. */
const MAX_ARTICLE_BYTES = 4 * MAX_MARKDOWN_LENGTH;

/** Reads the files of one kind in a folder within the catalogue's, by name. */
async function readAll<Content>(
  folder: string,
  within: string,
  extension: string,
  read: (file: string) => Promise<FilesOf<Content>>,
): Promise<FilesOf<Content>> {
  const names = await readdir(join(folder, within)).catch(() => []);
  const paths = names.filter((name) => name.endsWith(extension)).toSorted();
  const all = await Promise.all(paths.map((name) => read(join(within, name))));
  return { files: all.flatMap(({ files }) => files), rejections: all.flatMap(({ rejections }) => rejections) };
}

async function readChecked<Content>(
  folder: string,
  file: string,
  schema: z.ZodType<Content>,
  parse: (file: string, text: string) => LinedSource = parseJsonSource,
): Promise<FilesOf<Content>> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (text instanceof Error) return { files: [], rejections: rejectUnreadable(file, text) };
  const source = parse(file, text);
  const { content, rejections } = checkSource(source, schema);
  return { files: content ? [{ source, content }] : [], rejections };
}

function rejectUnreadable(file: string, { code, message }: NodeJS.ErrnoException): Rejection[] {
  return code === 'ENOENT' ? [] : [{ file, line: 1, reason: `cannot be read (${message})` }];
}
