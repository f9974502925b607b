import { eq, inArray, sql } from 'drizzle-orm';
import { byPopularity } from '../catalogue/index.ts';
import type { CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';
import type { WeeklyCount } from '../../core/counting/weekly-counter.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { bikes, brands } from '../../core/database/schema.ts';
import { searches } from '../../core/database/weekly-count-schema.ts';

const suggested = {
  id: bikes.id,
  slug: bikes.slug,
  name: bikes.name,
  brand: brands.name,
  brand_slug: brands.slug,
  status: bikes.status,
  launch_date: bikes.launch_date,
  price: bikes.price,
  engine_capacity: bikes.engine_capacity,
  battery_capacity: bikes.battery_capacity,
  max_power: bikes.max_power,
  drawing_key: bikes.drawing_key,
  /** Only the first colour, which is the one shown. */
  colours: sql<CatalogueModel['colours']>`jsonb_path_query_array(${bikes.colours}, '$[0]')`,
};

/** Reads the data of the search box, and stores search counts. */
export class SearchRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns every bike as in the search box, best-selling first. */
  bikes() {
    return this.#orm
      .select(suggested)
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .orderBy(...byPopularity);
  }

  /** Returns the most popular terms of these weeks. */
  async popular(weeks: string[], limit: number): Promise<string[]> {
    const rows = await this.#orm
      .select({ term: searches.term })
      .from(searches)
      .where(inArray(searches.week, weeks))
      .groupBy(searches.term)
      .orderBy(sql`sum(${searches.count}) desc`, searches.term)
      .limit(limit);
    return rows.map(({ term }) => term);
  }

  /** Adds to the stored counts. */
  async add(counts: WeeklyCount<string>[]): Promise<void> {
    await this.#orm
      .insert(searches)
      .values(counts.map(({ subject, ...count }) => ({ term: subject, ...count })))
      .onConflictDoUpdate({
        target: [searches.term, searches.week],
        set: { count: sql`${searches.count} + excluded.count` },
      });
  }
}

/** Bike suggested by the search box. */
export type SuggestionRow = Awaited<ReturnType<SearchRepository['bikes']>>[number];
