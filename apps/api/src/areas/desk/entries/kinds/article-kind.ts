import { articleCategories } from '@dopahiya/domain/content';
import { formatDateIn } from '@dopahiya/domain/languages';
import { type Language, paths } from '@dopahiya/domain/site';
import { desc } from 'drizzle-orm';
import type { Orm } from '../../../../core/database/open-database.ts';
import { articles } from '../../../../core/database/schema.ts';
import { figuresOfToday } from '../../../news/index.ts';
import {
  articleFileSchema,
  articleTranslationSchema,
  CatalogueWriter,
  type DeskArticle,
  readArticlesStored,
  rejectArticle,
  rejectFigures,
  rejectMarkdown,
  rejectTranslations,
  toCatalogueRows,
} from '../../../seeding/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import { deskSource, problemsOf } from '../desk-source.ts';
import { asKind, type Problem } from '../entry-kind.ts';
import { articleFields } from './article-fields.ts';
import { nothingElse } from './nothing-else.ts';
import * as z from 'zod';

const hindiSchema = articleTranslationSchema.omit({ slug: true });

/** An article as in its file, with the Hindi one beside it. */
const schema = z
  .looseObject({ hindi: z.unknown() })
  .transform(({ hindi = null, ...article }): { hindi: unknown; article: unknown } => ({ hindi, article }))
  .pipe(
    z
      .object({ hindi: hindiSchema.nullable(), article: articleFileSchema })
      .transform(({ hindi, article }): DeskArticle => ({ ...article, hindi })),
  );

/** Articles of all categories, in English and Hindi. */
export const articleKind = asKind<DeskArticle>({
  kind: 'article',
  schema,
  isRemovable: true,
  list: async (orm, language) => {
    const { slug, title, category, published_date, is_published } = articles;
    const rows = await orm
      .select({ slug, title, category, published_date, is_published })
      .from(articles)
      .orderBy(desc(published_date), desc(articles.id));
    return rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      about: aboutOf(row, language),
      gaps: [],
      views: null,
    }));
  },
  read: async (orm, slug) => {
    const [stored] = await readArticlesStored(orm, [slug]);
    if (!stored) return undefined;
    const { slug: _, ...hindi } = stored.hindi ?? { slug };
    return { ...stored.article, hindi: stored.hindi ? hindiSchema.parse(hindi) : null };
  },
  titleOf: ({ title }) => title,
  pathOf: ({ slug }) => paths.news(slug),
  initial: (date) => ({ date, published: true, sample: false, featured: false }),
  fields: (language) => articleFields(language, articleCategories),
  problems: findProblems,
  write: async (transaction, slug, content) => {
    const writer = new CatalogueWriter(transaction);
    if (!content) return writer.remove(articles, slug);
    const { hindi, ...article } = content;
    const articleTranslations = hindi ? [{ slug, ...hindi }] : [];
    await writer.merge(toCatalogueRows({ ...nothingElse, articles: [article], articleTranslations }));
  },
});

async function findProblems(orm: Orm, { hindi, ...article }: DeskArticle): Promise<Problem[]> {
  const models = new Set((await new CatalogueWriter(orm).knownModels()).keys());
  const file = { source: deskSource(article.slug, article), content: article };
  const translated = hindi
    ? [{ source: deskSource(article.slug, hindi), content: { slug: article.slug, ...hindi } }]
    : [];
  const figures = figuresOfToday(orm, () => new Date());
  const ofEnglish = [
    ...rejectArticle(file, models),
    ...(await rejectMarkdown([file])),
    ...(await rejectFigures([file], figures)),
  ];
  const ofHindi = [
    ...rejectTranslations([file], translated),
    ...(await rejectMarkdown(translated)),
    ...(await rejectFigures(translated, figures)),
  ];
  const own = problemsOf(ofEnglish);
  const inHindi = problemsOf(ofHindi).map(({ path, reason }) => ({ path: `hindi.${path}`, reason }));
  return [...own, ...inHindi].map(({ path, reason }) => ({ path: path.replace(/markdown\.\d+$/, 'markdown'), reason }));
}

/** Says of an article in a list its category, its day, and whether it is hidden. */
function aboutOf(
  {
    category,
    published_date,
    is_published,
  }: Pick<typeof articles.$inferSelect, 'category' | 'published_date' | 'is_published'>,
  language: Language,
): string {
  const { articleCategories: names, unpublished } = fieldTexts[language];
  return [names[category], formatDateIn(language, published_date), ...(is_published ? [] : [unpublished])].join(' · ');
}
