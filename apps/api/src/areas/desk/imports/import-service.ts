import type { DeskContent, DeskImport, ImportEffect } from '@dopahiya/domain/desk';
import type { Language } from '@dopahiya/domain/site';
import { fileRules } from '../../../core/texts/index.ts';
import type { Author } from '../../../core/author.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import {
  canonical,
  type Catalogue,
  CatalogueWriter,
  isSame,
  readArticlesStored,
  readCatalogue,
  RejectedError,
  type Rejection,
  requireFigures,
  storedPhotoFiles,
  toCatalogueRows,
} from '../../seeding/index.ts';
import { DeskRepository } from '../entries/desk-repository.ts';
import { type EntryDeps, kindOf } from '../entries/entry-service.ts';
import { inTurn } from '../entries/in-turn.ts';
import { reasonWords } from '../entries/reason-words.ts';
import { rolledBack } from '../entries/rolled-back.ts';
import { brokenArticles } from '../entries/kinds/broken-articles.ts';
import { type GivenFile, type ImportFolder, withImportFolder } from './import-folder.ts';
import { type ImportedEntry, importedEntries } from './imported-entries.ts';

type Listed = DeskImport['entries'][number];

interface ImportOptions {
  isDryRun: boolean;
  /** Of the reasons for what is refused. */
  language: Language;
}

/** Imports files of the catalogue at the desk, all or nothing; each changed entry becomes a revision, which can be undone. */
export class ImportService {
  readonly #deps: EntryDeps;

  constructor(deps: EntryDeps) {
    this.#deps = deps;
  }

  /** Imports files, or tries to. @returns the entries by effect, and what was refused; nothing is written if anything was. */
  run(author: Author, files: readonly GivenFile[], { isDryRun, language }: ImportOptions): Promise<DeskImport> {
    return withImportFolder(files, async (given) => {
      const answer = { is_dry_run: isDryRun, entries: [], refused: [] };
      try {
        const work = (orm: Orm) => this.#import(orm, author, given);
        const entries = await inTurn(this.#deps.database, (orm) => (isDryRun ? rolledBack(orm, work) : work(orm)));
        return { ...answer, entries };
      } catch (error) {
        if (!(error instanceof RejectedError)) throw error;
        const refused = error.rejections.map(({ file, line, reason }) => ({
          file: given.nameOf(file),
          line,
          reason: reasonWords(reason)[language],
        }));
        return { ...answer, refused };
      }
    });
  }

  async #import(orm: Orm, author: Author, given: ImportFolder): Promise<Listed[]> {
    const catalogue = await readFiles(orm, given);
    const entries = importedEntries(catalogue);
    const before = await contentsOf(orm, entries);
    await writeAll(orm, catalogue, entries);
    await requireFigures(orm, catalogue);
    const after = await contentsOf(orm, entries);
    const listed: Listed[] = [];
    const now = this.#deps.clock();
    for (const [index, { kind, slug }] of entries.entries()) {
      const [old = null, wanted] = [before[index], after[index]];
      const title = wanted ? kindOf(kind).titleOf(wanted) : slug;
      const effect: ImportEffect = old === null ? 'added' : isSame(old, wanted ?? null) ? 'unchanged' : 'changed';
      listed.push({ kind, slug, title, effect });
      if (effect === 'unchanged') continue;
      const revision = { kind, slug, title, user_id: author.id, at: now, note: null, undoes: null };
      await new DeskRepository(orm).add({ ...revision, before: old, after: canonical(wanted ?? null) as DeskContent });
    }
    await refuseBroken(orm, listed, this.#deps.clock);
    return listed;
  }
}

/** @throws RejectedError with everything that is wrong in the files. */
async function readFiles(orm: Orm, { folder, refused }: ImportFolder): Promise<Catalogue> {
  const writer = new CatalogueWriter(orm);
  const { catalogue, rejections } = await readCatalogue(folder, await writer.knownModels(), await writer.knownPlaces());
  // A folder without a readable file is refused too, which says less than the reasons of its files.
  const ofFiles = rejections.filter(({ file }) => file !== '.');
  const all = [
    ...refused,
    ...ofFiles,
    ...(await withoutPhotos(orm, catalogue)),
    ...(await withoutHindi(orm, catalogue)),
    ...(await repeatedParts(orm, catalogue)),
  ];
  if (all.length > 0) throw new RejectedError(all);
  return catalogue;
}

/** Photographs come one by one to the desk, so that files can only name those that it has. */
async function withoutPhotos(orm: Orm, { brands }: Catalogue): Promise<Rejection[]> {
  const known = await storedPhotoFiles(orm);
  return brands.flatMap(({ brand, models }) =>
    models.flatMap(({ slug, photos = [] }) =>
      photos
        .filter(({ file }) => !known.has(file))
        .map(({ file }) => ({
          file: `brands/${brand.slug}.json`,
          line: 1,
          reason: `${slug}: ${fileRules.photoNotHere(file).en}`,
        })),
    ),
  );
}

/** An English file alone would remove the Hindi article. */
async function withoutHindi(orm: Orm, { articles, articleTranslations = [] }: Catalogue): Promise<Rejection[]> {
  const alone = articles.filter(({ slug }) => articleTranslations.every((one) => one.slug !== slug));
  if (alone.length === 0) return [];
  const stored = await readArticlesStored(
    orm,
    alone.map(({ slug }) => slug),
  );
  return stored
    .filter(({ hindi }) => hindi !== null)
    .map(({ article: { slug } }) => ({
      file: `articles/${slug}.md`,
      line: 1,
      reason: fileRules.hindiNeeded(slug).en,
    }));
}

/** Finds parts that another group of the site has. */
async function repeatedParts(orm: Orm, { parts = [] }: Catalogue): Promise<Rejection[]> {
  const found: Rejection[] = [];
  for (const group of parts)
    for (const { path, reason } of (await kindOf('part-group').problems?.(orm, group)) ?? [])
      found.push({ file: 'parts.json', line: 1, reason: `${group.slug}.${path}: ${reason}` });
  return found;
}

/** Reads one after the other: a transaction has one connection. */
async function contentsOf(orm: Orm, entries: readonly ImportedEntry[]): Promise<(DeskContent | undefined)[]> {
  const contents: (DeskContent | undefined)[] = [];
  for (const { kind, slug } of entries) contents.push(await kindOf(kind).read(orm, slug));
  return contents;
}

async function writeAll(orm: Orm, catalogue: Catalogue, entries: readonly ImportedEntry[]): Promise<void> {
  const together = { ...catalogue, faqs: [], parts: [], singles: {} };
  await new CatalogueWriter(orm).merge(toCatalogueRows(together, await storedPhotoFiles(orm)));
  for (const { kind, slug, content } of entries) if (content) await kindOf(kind).write(orm, slug, content);
}

/** @throws RejectedError if an article needs a figure that a changed model has no longer. */
async function refuseBroken(orm: Orm, listed: readonly Listed[], clock: EntryDeps['clock']): Promise<void> {
  const changed = listed.filter(({ kind, effect }) => kind === 'model' && effect === 'changed');
  const broken: Rejection[] = [];
  for (const { slug } of changed)
    for (const { reason } of await brokenArticles(orm, slug, clock)) broken.push({ file: slug, line: 1, reason });
  if (broken.length > 0) throw new RejectedError(broken);
}
