import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countRows } from '../../db/count-rows.ts';
import type { Orm } from '../../db/open-database.ts';
import { articleBikes, articles, bikes } from '../../db/schema.ts';
import type { Slice } from '../../paging.ts';
import type { DrawnModel } from '../../media/drawing-address.ts';

/** An article with the model that is its picture. */
export type ArticleRow = typeof articles.$inferSelect & { pictured: DrawnModel };

/** Reads articles. */
export class ArticleRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** How many articles are about a model. */
  count(bikeId: number): Promise<number> {
    return countRows(this.#orm, articleBikes, eq(articleBikes.bike_id, bikeId));
  }

  /** The articles about a model, the newest first. */
  find(bikeId: number, { offset, limit }: Slice): Promise<ArticleRow[]> {
    const first = alias(articleBikes, 'first');
    return this.#orm
      .select({
        ...getTableColumns(articles),
        pictured: { slug: bikes.slug, drawing_key: bikes.drawing_key, colours: bikes.colours },
      })
      .from(articles)
      .innerJoin(articleBikes, and(eq(articleBikes.article_id, articles.id), eq(articleBikes.bike_id, bikeId)))
      .innerJoin(first, and(eq(first.article_id, articles.id), eq(first.position, 0)))
      .innerJoin(bikes, eq(bikes.id, first.bike_id))
      .orderBy(desc(articles.published_date), desc(articles.id))
      .limit(limit)
      .offset(offset);
  }
}
