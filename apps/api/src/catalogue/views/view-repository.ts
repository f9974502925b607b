import { sql } from 'drizzle-orm';
import type { WeeklyCount } from '../../counting/weekly-counter.ts';
import type { Orm } from '../../db/open-database.ts';
import { bikes, bikeViews } from '../../db/schema.ts';

/** Keeps how often pages were seen. */
export class ViewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds to what was counted before, by the ids of models; what is about a model that is gone is dropped. */
  async add(counts: WeeklyCount<number>[]): Promise<void> {
    const rows = counts.map(({ subject, week, count }) => sql`(${subject}::int, ${week}::text, ${count}::int)`);
    await this.#orm.execute(sql`
      insert into ${bikeViews} (bike_id, week, views)
      select seen.bike_id, seen.week, seen.views
      from (values ${sql.join(rows, sql`, `)}) as seen (bike_id, week, views)
      join ${bikes} on ${bikes.id} = seen.bike_id
      on conflict (bike_id, week) do update set views = ${bikeViews.views} + excluded.views
    `);
  }
}
