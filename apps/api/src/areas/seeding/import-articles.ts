import type { CatalogueArticle } from './article-file.ts';
import { rejectTranslations } from './article-translation.ts';
import { readArticles, readArticleTranslations } from './catalogue-files.ts';
import { toCatalogueRows } from './catalogue-rows.ts';
import { CatalogueWriter, type Progress } from './catalogue-writer.ts';
import type { CheckedFile } from './places.ts';
import { rejectArticle } from './reference-rules.ts';
import { rejectFigures } from './reject-figures.ts';
import { rejectMarkdown } from './reject-markdown.ts';
import type { Rejection } from './rejection.ts';
import type { Database } from '../../core/database/open-database.ts';
import { figuresOfToday } from '../news/index.ts';

/** Result of an import: the articles written, or the rejections. */
export type ArticleOutcome =
  | { articles: CatalogueArticle[]; rejections: [] }
  | { articles?: undefined; rejections: Rejection[] };

/**
 * Imports the articles of a folder (`*.md`) into the database, all or none: an existing article is replaced by slug and keeps its views and
 * likes.
 */
export async function importArticles(database: Database, folder: string, progress?: Progress): Promise<ArticleOutcome> {
  const { files, rejections } = await readArticles(folder, '.');
  const translations = await readArticleTranslations(folder, '.');
  if (files.length + rejections.length === 0)
    return { rejections: [{ file: '.', line: 1, reason: 'holds no article: there is no *.md file in it' }] };
  const texts = [...files, ...translations.files];
  const faults = [
    ...rejections,
    ...translations.rejections,
    ...rejectTranslations(files, translations.files),
    ...(await rejectMarkdown(texts)),
  ];
  return database.orm.transaction(async (transaction): Promise<ArticleOutcome> => {
    const writer = new CatalogueWriter(transaction, progress);
    await writer.lock();
    const models = new Set((await writer.knownModels()).keys());
    const figures = figuresOfToday(transaction, () => new Date());
    const all = [
      ...faults,
      ...files.flatMap((file) => rejectArticle(file, models)),
      ...(await rejectFigures(texts, figures)),
    ];
    if (all.length > 0) return { rejections: all };
    const articles = contentsOf(files);
    const articleTranslations = translations.files.map(({ content }) => content);
    await writer.merge(toCatalogueRows({ ...nothingElse, articles, articleTranslations }));
    return { articles, rejections: [] };
  });
}

const contentsOf = (files: CheckedFile<CatalogueArticle>[]): CatalogueArticle[] => files.map(({ content }) => content);

const nothingElse = { brands: [], cities: [], showrooms: undefined, faqs: [], comparisons: [], reviews: [] };
