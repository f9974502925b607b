import { sql } from 'drizzle-orm';
import { listings, listingViews } from '../database/listing-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { articles, articleViews, bikes, bikeViews } from '../database/schema.ts';
import type { WeeklyCount } from './weekly-counter.ts';

/** Kinds of pages with views: the table of the subject, the table of its views, and the column that references it. */
const kinds = {
  bikes: { of: bikes, views: bikeViews, key: 'bike_id' },
  articles: { of: articles, views: articleViews, key: 'article_id' },
  listings: { of: listings, views: listingViews, key: 'listing_id' },
};

/** Stores weekly page views of one kind of page. */
export class WeeklyViewRepository {
  readonly #orm: Orm;
  readonly #kind: keyof typeof kinds;

  constructor(orm: Orm, kind: keyof typeof kinds) {
    this.#orm = orm;
    this.#kind = kind;
  }

  /** Adds counts to the stored ones, by id; counts of deleted rows are dropped. */
  async add(counts: WeeklyCount<number>[]): Promise<void> {
    const { of, views, key } = kinds[this.#kind];
    const id = sql.identifier(key);
    const rows = counts.map(({ subject, week, count }) => sql`(${subject}::int, ${week}::text, ${count}::int)`);
    await this.#orm.execute(sql`
      insert into ${views} as kept (${id}, week, views)
      select seen.id, seen.week, seen.views
      from (values ${sql.join(rows, sql`, `)}) as seen (id, week, views)
      join ${of} as known on known.id = seen.id
      on conflict (${id}, week) do update set views = kept.views + excluded.views
    `);
  }
}
