import { sql } from 'drizzle-orm';
import type { WeeklyCount } from '../../counting/weekly-counter.ts';
import { listings, listingViews } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';

/** Keeps how often pages of listings were seen. */
export class ListingViewRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds to what was counted before, by the ids of listings; what is about a listing that is gone is dropped. */
  async add(counts: WeeklyCount<number>[]): Promise<void> {
    const rows = counts.map(({ subject, week, count }) => sql`(${subject}::int, ${week}::text, ${count}::int)`);
    await this.#orm.execute(sql`
      insert into ${listingViews} (listing_id, week, views)
      select seen.listing_id, seen.week, seen.views
      from (values ${sql.join(rows, sql`, `)}) as seen (listing_id, week, views)
      join ${listings} on ${listings.id} = seen.listing_id
      on conflict (listing_id, week) do update set views = ${listingViews.views} + excluded.views
    `);
  }
}
