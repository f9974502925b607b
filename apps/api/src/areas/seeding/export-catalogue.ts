import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Orm } from '../../core/database/open-database.ts';
import { StartError } from '../../core/command/start-error.ts';
import { readSingle, singleKinds } from '../site-content/index.ts';
import type { PhotoStore } from '../media/index.ts';
import { articleText } from './stored/front-matter-text.ts';
import { readArticlesStored, type StoredArticle } from './stored/stored-articles.ts';
import { readFaqs, readPartGroups, readShowrooms } from './stored/stored-lists.ts';
import { readBrandFiles } from './stored/stored-models.ts';

/** Files of a catalogue that the desk doesn't edit: they are copied from the folder that the site was seeded from. */
const copied = ['cities.json', 'showrooms.json', 'comparisons.json', 'reviews.json', 'used-bikes.json'] as const;

/** Number of files written. */
export interface ExportCounts {
  brands: number;
  models: number;
  articles: number;
  photos: number;
}

/** Where an export goes, and what it has besides the content of the database. */
interface ExportOptions {
  folder: string;
  /** Folder with the files that the desk doesn't edit. */
  source: string;
  photos: Pick<PhotoStore, 'read'> | undefined;
}

/** Content of the database in the format of the catalogue's files. */
export type ExportedContent = Awaited<ReturnType<typeof readExported>>;

/** Reads all content that an export writes, one query after the other: a transaction has one connection. */
export async function readExported(orm: Orm) {
  const brands = await readBrandFiles(orm);
  const articles = await readArticlesStored(orm);
  const [faqs, parts, showrooms] = [await readFaqs(orm), await readPartGroups(orm), await readShowrooms(orm)];
  const singles: [name: string, content: unknown][] = [];
  for (const kind of singleKinds) singles.push([kind, await readSingle(orm, kind)]);
  return { brands, articles, faqs, parts, showrooms, singles };
}

/** Returns the files of the photographs that models have, each once. */
export const exportedPhotos = ({ brands }: Pick<ExportedContent, 'brands'>): string[] => [
  ...new Set(brands.flatMap(({ models }) => models.flatMap(({ photos = [] }) => photos.map(({ file }) => file)))),
];

/**
 * Writes the catalogue in the database into an empty folder, in the format of its files, so that it can be compared with them, reviewed and
 * seeded.
 * @throws StartError if the folder has content.
 */
export async function exportCatalogue(orm: Orm, options: ExportOptions): Promise<ExportCounts> {
  return writeExported(await readExported(orm), options);
}

/** Writes content that was read before into an empty folder. @throws StartError if it has content, or a photograph is missing. */
export async function writeExported(
  content: ExportedContent,
  { folder, source, photos }: ExportOptions,
): Promise<ExportCounts> {
  const { brands, articles, faqs, parts, showrooms, singles } = content;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty. Name a new folder.`);
  await mkdir(join(folder, 'brands'));
  await mkdir(join(folder, 'articles'));
  for (const file of brands) await writeJson(join(folder, 'brands', `${file.brand.slug}.json`), file);
  for (const article of articles) await writeArticle(join(folder, 'articles'), article);
  await writeJson(join(folder, 'faqs.json'), faqs);
  await writeJson(join(folder, 'parts.json'), parts);
  for (const [name, single] of singles) await writeJson(join(folder, `${name}.json`), single);
  if (showrooms.length > 0) await writeJson(join(folder, 'real-showrooms.json'), showrooms);
  for (const name of copied) await cp(join(source, name), join(folder, name)).catch(ignoreMissing);
  const files = exportedPhotos(content);
  for (const file of files) await writePhoto(folder, file, photos);
  const models = brands.flatMap((brand) => brand.models);
  return { brands: brands.length, models: models.length, articles: articles.length, photos: files.length };
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

async function writeArticle(folder: string, { article, hindi }: StoredArticle): Promise<void> {
  const { slug, markdown, ...head } = article;
  const isUnusual = {
    sample: head.sample,
    featured: head.featured || undefined,
    published: head.published ? undefined : false,
  };
  await writeFile(join(folder, `${slug}.md`), articleText({ ...head, ...isUnusual }, markdown));
  if (!hindi) return;
  const { slug: _, markdown: text, ...texts } = hindi;
  await writeFile(join(folder, `${slug}.hi.md`), articleText(texts, text));
}

async function writePhoto(folder: string, file: string, photos: ExportOptions['photos']): Promise<void> {
  const bytes = await photos?.read(nameInStore(file));
  if (!bytes)
    throw new StartError(`The photograph ${file} is not in the data folder. Name the one that the site uses.`);
  await mkdir(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, file), bytes);
}

/** Name in the store of photographs of a file that content names. */
export const nameInStore = (file: string): string => file.replace(/^photos\//, '');

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
