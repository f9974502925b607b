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

/**
 * Writes the catalogue in the database into an empty folder, in the format of its files, so that it can be compared with them, reviewed and
 * seeded. `source` has the files that the desk doesn't edit.
 * @throws StartError if the folder has content.
 */
export async function exportCatalogue(
  orm: Orm,
  { folder, source, photos }: { folder: string; source: string; photos: PhotoStore | undefined },
): Promise<ExportCounts> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty. Name a new folder.`);
  const brands = await readBrandFiles(orm);
  const articles = await readArticlesStored(orm);
  const [faqs, parts, showrooms] = [await readFaqs(orm), await readPartGroups(orm), await readShowrooms(orm)];
  await mkdir(join(folder, 'brands'));
  await mkdir(join(folder, 'articles'));
  for (const file of brands) await writeJson(join(folder, 'brands', `${file.brand.slug}.json`), file);
  for (const article of articles) await writeArticle(join(folder, 'articles'), article);
  await writeJson(join(folder, 'faqs.json'), faqs);
  await writeJson(join(folder, 'parts.json'), parts);
  for (const kind of singleKinds) await writeJson(join(folder, `${kind}.json`), await readSingle(orm, kind));
  if (showrooms.length > 0) await writeJson(join(folder, 'real-showrooms.json'), showrooms);
  for (const name of copied) await cp(join(source, name), join(folder, name)).catch(ignoreMissing);
  const models = brands.flatMap((brand) => brand.models);
  const files = models.flatMap(({ photos: theirs = [] }) => theirs.map(({ file }) => file));
  for (const file of new Set(files)) await writePhoto(folder, file, photos);
  return { brands: brands.length, models: models.length, articles: articles.length, photos: new Set(files).size };
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

async function writePhoto(folder: string, file: string, photos: PhotoStore | undefined): Promise<void> {
  const bytes = await photos?.read(file.replace(/^photos\//, ''));
  if (!bytes)
    throw new StartError(`The photograph ${file} is not in the data folder. Name the one that the site uses.`);
  await mkdir(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, file), bytes);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
