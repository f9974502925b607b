import { sql } from 'drizzle-orm';
import type { WeeklyCount } from '../counting/weekly-counter.ts';
import type { Orm } from '../db/open-database.ts';
import { articles, articleViews } from '../db/schema.ts';

/** Keeps how often articles were opened. */
export class ArticleViewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds to what was counted before, by the ids of articles; what is about one that is gone is dropped. */
  async add(counts: WeeklyCount<number>[]): Promise<void> {
    const rows = counts.map(({ subject, week, count }) => sql`(${subject}::int, ${week}::text, ${count}::int)`);
    await this.#orm.execute(sql`
      insert into ${articleViews} (article_id, week, views)
      select opened.article_id, opened.week, opened.views
      from (values ${sql.join(rows, sql`, `)}) as opened (article_id, week, views)
      join ${articles} on ${articles.id} = opened.article_id
      on conflict (article_id, week) do update set views = ${articleViews.views} + excluded.views
    `);
  }
}
