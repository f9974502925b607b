import type { NewsOrdering } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { and, asc, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { articleLikes } from '../../core/database/account-schema.ts';
import { bySlugOrId } from '../../core/database/by-slug-or-id.ts';
import { isPublicOn } from '../../core/database/public-articles.ts';
import { containsWords, countRows } from '../../core/database/row-queries.ts';
import { inLanguage } from '../../core/database/translations.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { articleBikes, articles, articleViews, bikes, brands } from '../../core/database/schema.ts';
import type { DrawnModel } from '../media/index.ts';
import type { Slice } from '../../core/paging.ts';

/** Model that an article is about. */
interface WrittenBike extends DrawnModel {
  name: string;
  brand: string;
}

/** Article with its models, the first of which gives the picture, and its views and likes. */
export type ArticleRow = typeof articles.$inferSelect & {
  bikes: WrittenBike[];
  view_count: number;
  like_count: number;
};

/**
 * Filter for articles that are public on a day: about a model, of a category in any case, with all of these words; `relatedTo` sorts
 * similar ones first.
 */
export interface ArticleFilter {
  day: string;
  relatedTo?: string;
  bikeId?: number;
  category?: string;
  words?: string[];
}

export class ArticleRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the articles that match a filter. */
  count(filter: ArticleFilter): Promise<number> {
    return countRows(this.#orm, articles, conditionOf(filter));
  }

  /** Finds articles in an order, newest first among equals. */
  async find(
    filter: ArticleFilter,
    ordering: NewsOrdering,
    { offset, limit }: Slice,
    language: Language,
  ): Promise<ArticleRow[]> {
    const rows = await this.#select()
      .where(conditionOf(filter))
      .orderBy(...byLikeness(filter), ...orders[ordering], desc(articles.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => inLanguage(row, language));
  }

  /** Finds the article with this slug or id, if it is public on a day. */
  async get(slugOrId: string, day: string, language: Language): Promise<ArticleRow | undefined> {
    const [row] = await this.#select().where(and(bySlugOrId(articles, slugOrId), isPublicOn(day)));
    return row && inLanguage(row, language);
  }

  /** Finds the id of the article with this slug or id, if it is public on a day. */
  async idOf(slugOrId: string, day: string): Promise<number | undefined> {
    const [row] = await this.#orm
      .select({ id: articles.id })
      .from(articles)
      .where(and(bySlugOrId(articles, slugOrId), isPublicOn(day)));
    return row?.id;
  }

  #select() {
    return this.#orm
      .select({ ...getTableColumns(articles), bikes: bikesOf, view_count: viewCount, like_count: likeCount })
      .from(articles);
  }
}

// Drizzle omits the table's name in a query on a single table, but these subqueries need it.
const viewCount = sql<number>`(select coalesce(sum(v.views), 0)::int from ${articleViews} v where v.article_id = ${articles}.id)`;
const likeCount = sql<number>`(select count(*)::int from ${articleLikes} l where l.article_id = ${articles}.id)`;

const bikesOf = sql<WrittenBike[]>`(select coalesce(json_agg(json_build_object(
    'slug', b.slug, 'name', b.full_name, 'brand', m.slug, 'drawing_key', b.drawing_key, 'colours', b.colours)
    order by a.position), '[]')
  from ${articleBikes} a join ${bikes} b on b.id = a.bike_id join ${brands} m on m.id = b.brand_id
  where a.article_id = ${articles}.id)`;

const readable = sql`(${articles.title} || ' ' || ${articles.markdown} || ' ' || coalesce(${articles.excerpt}, '') || ' ' || ${articles.tags}::text
  || ' ' || (select coalesce(string_agg(value, ' '), '') from jsonb_each_text(${articles.translations} -> 'hi')))`;

const orders: Record<NewsOrdering, SQL[]> = {
  '-published_date': [desc(articles.published_date)],
  published_date: [asc(articles.published_date)],
  '-view_count': [sql`${viewCount} desc`, desc(articles.published_date)],
  '-like_count': [sql`${likeCount} desc`, desc(articles.published_date)],
};

/** Sorts by common tags, in any case, then by common models; samples last among equals. */
function byLikeness({ relatedTo }: ArticleFilter): SQL[] {
  if (relatedTo === undefined) return [];
  const other = sql`from ${articles} o where o.slug = ${relatedTo}`;
  const tags = sql`(select count(*) from jsonb_array_elements_text(${articles}.tags) t
    where lower(t) in (select lower(jsonb_array_elements_text(o.tags)) ${other}))`;
  const models = sql`(select count(*) from ${articleBikes} a where a.article_id = ${articles}.id
    and a.bike_id in (select b.bike_id from ${articleBikes} b where b.article_id in (select o.id ${other})))`;
  return [desc(tags), desc(models), asc(articles.is_sample)];
}

function conditionOf({ day, relatedTo, bikeId, category, words = [] }: ArticleFilter): SQL | undefined {
  const isAbout = sql`exists (select 1 from ${articleBikes}
    where ${articleBikes.article_id} = ${articles.id} and ${articleBikes.bike_id} = ${bikeId})`;
  return and(
    isPublicOn(day),
    relatedTo === undefined ? undefined : ne(articles.slug, relatedTo),
    bikeId === undefined ? undefined : isAbout,
    category === undefined ? undefined : eq(sql`lower(${articles.category})`, category.toLowerCase()),
    containsWords(readable, words),
  );
}
