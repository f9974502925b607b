import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { articleFileSchema, type CatalogueArticle } from './article-file.ts';
import { type ArticleTranslation, articleTranslationSchema } from './article-translation.ts';
import {
  type CatalogueFile,
  catalogueFileSchema,
  MAX_MARKDOWN_LENGTH,
} from '../../core/catalogue-file/catalogue-file.ts';
import { type CatalogueCity, citiesFileSchema } from './cities-file.ts';
import { type CatalogueFaq, type ComparedPair, comparisonsFileSchema, faqsFileSchema } from './catalogue.ts';
import { type CataloguePartGroup, partsFileSchema } from './parts-file.ts';
import { type CatalogueReview, reviewsFileSchema } from './reviews-file.ts';
import { type RealShowroom, realShowroomsFileSchema } from './showrooms/real-showrooms-file.ts';
import { type ShowroomsFile, showroomsFileSchema, type UsedBikesFile, usedBikesFileSchema } from './sample-files.ts';
import {
  type FolderLimits,
  type GivenFileError,
  readGivenFile,
  readGivenFolder,
} from '../../core/command/given-files.ts';
import { singleFormats, type Singles } from '../site-content/index.ts';
import { parseArticleSource } from './article-source.ts';
import { checkSource } from './check-source.ts';
import { parseJsonSource } from './json-source.ts';
import type { LinedSource, Rejection } from './rejection.ts';
import type { CheckedFile } from './places.ts';

/** Valid files of one kind, and the rejections of invalid ones; a missing file is neither. */
export interface FilesOf<Content> {
  files: CheckedFile<Content>[];
  rejections: Rejection[];
}

/** All files of a catalogue's folder, each validated against its format. */
export interface CatalogueFiles {
  brands: FilesOf<CatalogueFile>;
  cities: FilesOf<CatalogueCity[]>;
  showrooms: FilesOf<ShowroomsFile>;
  realShowrooms: FilesOf<RealShowroom[]>;
  faqs: FilesOf<CatalogueFaq[]>;
  articles: FilesOf<CatalogueArticle>;
  /** Articles in Hindi. */
  articleTranslations: FilesOf<ArticleTranslation>;
  comparisons: FilesOf<ComparedPair[]>;
  reviews: FilesOf<CatalogueReview[]>;
  usedBikes: FilesOf<UsedBikesFile>;
  parts: FilesOf<CataloguePartGroup[]>;
  loanOffers: FilesOf<Singles['loan-offers']>;
  claims: FilesOf<Singles['claims']>;
  contact: FilesOf<Singles['contact']>;
}

/** Reads `brands/*.json`, `articles/*.md` and the other files of a catalogue's folder, as far as they exist. */
export async function readCatalogueFiles(folder: string): Promise<CatalogueFiles> {
  const [
    brands,
    cities,
    showrooms,
    realShowrooms,
    faqs,
    articles,
    articleTranslations,
    comparisons,
    reviews,
    usedBikes,
    parts,
    loanOffers,
    claims,
    contact,
  ] = await Promise.all([
    readBrands(folder),
    readChecked(folder, 'cities.json', citiesFileSchema),
    readChecked(folder, 'showrooms.json', showroomsFileSchema),
    readChecked(folder, 'real-showrooms.json', realShowroomsFileSchema),
    readChecked(folder, 'faqs.json', faqsFileSchema),
    readArticlesOf(folder),
    readArticleTranslations(folder),
    readChecked(folder, 'comparisons.json', comparisonsFileSchema),
    readChecked(folder, 'reviews.json', reviewsFileSchema),
    readChecked(folder, 'used-bikes.json', usedBikesFileSchema),
    readChecked(folder, 'parts.json', partsFileSchema),
    readChecked(folder, 'loan-offers.json', singleFormats['loan-offers']),
    readChecked(folder, 'claims.json', singleFormats.claims),
    readChecked(folder, 'contact.json', singleFormats.contact),
  ]);
  return {
    brands,
    cities,
    showrooms,
    realShowrooms,
    faqs,
    articles,
    articleTranslations,
    comparisons,
    reviews,
    usedBikes,
    parts,
    loanOffers,
    claims,
    contact,
  };
}

/** Reads only `brands/*.json`. */
export function readBrands(folder: string): Promise<FilesOf<CatalogueFile>> {
  const ofBrand = { extension: '.json', limits: brandLimits, schema: catalogueFileSchema, parse: parseJsonSource };
  return readAll(folder, 'brands', ofBrand);
}

/** Reads the articles of a catalogue's folder; files in the previous format are rejected rather than ignored. */
async function readArticlesOf(folder: string): Promise<FilesOf<CatalogueArticle>> {
  const { files, rejections } = await readArticles(folder);
  const isOld = await stat(join(folder, 'articles.json')).then(
    () => true,
    () => false,
  );
  const reason = 'is not read: write each article as articles/{slug}.md';
  return { files, rejections: isOld ? [...rejections, { file: 'articles.json', line: 1, reason }] : rejections };
}

/** Reads `*.md` of a subfolder of the catalogue's folder, or of the folder itself. */
export function readArticles(folder: string, within = 'articles'): Promise<FilesOf<CatalogueArticle>> {
  const ofArticle = { extension: '.md', limits: articleLimits, schema: articleFileSchema, parse: parseArticleSource };
  return readAll(folder, within, { ...ofArticle, except: translated });
}

const translated = '.hi.md';

/** Reads `*.hi.md` beside the articles. */
export function readArticleTranslations(folder: string, within = 'articles'): Promise<FilesOf<ArticleTranslation>> {
  return readAll(folder, within, {
    extension: translated,
    limits: articleLimits,
    schema: articleTranslationSchema,
    parse: parseArticleSource,
  });
}

const MB = 1024 * 1024;

const brandLimits: FolderLimits = { files: 500, fileBytes: 4 * MB, bytes: 64 * MB };
/** A Hindi character takes three bytes. */
const articleLimits: FolderLimits = { files: 2000, fileBytes: 4 * MAX_MARKDOWN_LENGTH, bytes: 64 * MB };
/** Maximum size in bytes of a catalogue file that is neither a brand nor an article. */
export const MAX_CATALOGUE_FILE_BYTES = 8 * MB;

interface KindOfFile<Content> {
  extension: string;
  /** Ending of files that have the extension too, but are of another kind. */
  except?: string;
  limits: FolderLimits;
  schema: z.ZodType<Content>;
  parse: (file: string, text: string) => LinedSource;
}

/** Reads the files of one kind in a subfolder of the catalogue's folder, sorted by name. */
async function readAll<Content>(
  folder: string,
  within: string,
  { extension, except, limits, schema, parse }: KindOfFile<Content>,
): Promise<FilesOf<Content>> {
  const given = await readGivenFolder(join(folder, within), extension, limits).catch((fault: GivenFileError) => fault);
  if (given instanceof Error) return unread(within, given);
  const ofKind = given.filter(({ name }) => except === undefined || !name.endsWith(except));
  const all = ofKind.map((one) => {
    const file = join(within, one.name);
    return 'fault' in one ? unread<Content>(file, one.fault) : check(parse(file, one.text), schema);
  });
  return { files: all.flatMap(({ files }) => files), rejections: all.flatMap(({ rejections }) => rejections) };
}

async function readChecked<Content>(
  folder: string,
  file: string,
  schema: z.ZodType<Content>,
): Promise<FilesOf<Content>> {
  const bytes = await readGivenFile(join(folder, file), MAX_CATALOGUE_FILE_BYTES).catch(
    (fault: GivenFileError) => fault,
  );
  return bytes instanceof Error ? unread(file, bytes) : check(parseJsonSource(file, bytes.toString()), schema);
}

function check<Content>(source: LinedSource, schema: z.ZodType<Content>): FilesOf<Content> {
  const { content, rejections } = checkSource(source, schema);
  return { files: content ? [{ source, content }] : [], rejections };
}

/** Ignores missing files: every file of a catalogue is optional. */
function unread<Content>(file: string, { isMissing, message: reason }: GivenFileError): FilesOf<Content> {
  return { files: [], rejections: isMissing ? [] : [{ file, line: 1, reason }] };
}
