import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/open-database.ts';
import { bikes, bikeViews } from '../../db/schema.ts';

/** How often a model's page was seen in an ISO week. */
export type ViewCount = typeof bikeViews.$inferInsert;

/** Keeps how often pages were seen. */
export class ViewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds to what was counted before; what is about a model that is gone is dropped. */
  async add(counts: ViewCount[]): Promise<void> {
    if (counts.length === 0) return;
    const rows = counts.map(({ bike_id, week, views }) => sql`(${bike_id}::int, ${week}::text, ${views}::int)`);
    await this.#orm.execute(sql`
      insert into ${bikeViews} (bike_id, week, views)
      select seen.bike_id, seen.week, seen.views
      from (values ${sql.join(rows, sql`, `)}) as seen (bike_id, week, views)
      join ${bikes} on ${bikes.id} = seen.bike_id
      on conflict (bike_id, week) do update set views = ${bikeViews.views} + excluded.views
    `);
  }
}
