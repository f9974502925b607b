import { asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { articleBikes, articles, bikes } from '../../../core/database/schema.ts';
import { articleFileSchema, type CatalogueArticle } from '../article-file.ts';
import { type ArticleTranslation, articleTranslationSchema } from '../article-translation.ts';

type ArticleRow = typeof articles.$inferSelect;

/** Article as in its files; `hindi` is null without a translation. */
export interface StoredArticle {
  article: CatalogueArticle;
  hindi: ArticleTranslation | null;
}

/** Reads articles in the format of their files: those with these slugs, or all, by slug. */
export async function readArticlesStored(orm: Orm, slugs?: readonly string[]): Promise<StoredArticle[]> {
  const rows = await orm
    .select()
    .from(articles)
    .where(slugs && inArray(articles.slug, [...slugs]))
    .orderBy(asc(articles.slug));
  const about = await orm
    .select({ article: articleBikes.article_id, bike: bikes.slug })
    .from(articleBikes)
    .innerJoin(bikes, eq(bikes.id, articleBikes.bike_id))
    .orderBy(asc(articleBikes.article_id), asc(articleBikes.position));
  const byArticle = Map.groupBy(about, ({ article }) => article);
  return rows.map((row) =>
    toStored(
      row,
      (byArticle.get(row.id) ?? []).map(({ bike }) => bike),
    ),
  );
}

function toStored(row: ArticleRow, about: string[]): StoredArticle {
  const { hi } = row.translations;
  const article = articleFileSchema.parse({
    slug: row.slug,
    title: row.title,
    date: row.published_date,
    category: row.category,
    ...known({ excerpt: row.excerpt }),
    author: row.author,
    sample: row.is_sample,
    featured: row.is_featured,
    published: row.is_published,
    bikes: about,
    tags: row.tags,
    ...known({ caption: row.caption }),
    specifications: row.specifications,
    ...known({ tool: row.tool, tool_label: row.tool_label }),
    markdown: row.markdown,
  });
  const hindi = hi
    ? articleTranslationSchema.parse({
        slug: row.slug,
        title: hi.title,
        tags: hi.tags,
        markdown: hi.markdown,
        ...known({ excerpt: hi.excerpt, caption: hi.caption, tool_label: hi.tool_label }),
      })
    : null;
  return { article, hindi };
}

const known = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
