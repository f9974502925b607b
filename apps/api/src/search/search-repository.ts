import { desc, eq, inArray, sql } from 'drizzle-orm';
import { bikeCondition } from '../catalogue/bikes/bike-filter.ts';
import { byPopularity } from '../catalogue/bikes/bike-order.ts';
import type { Orm } from '../db/open-database.ts';
import { bikes, brands } from '../db/schema.ts';
import { searches } from '../db/search-schema.ts';
import { termsScore } from './matches-terms.ts';
import type { SearchTerm } from './search-terms.ts';

const suggested = {
  id: bikes.id,
  slug: bikes.slug,
  name: bikes.name,
  brand: brands.name,
  brand_slug: brands.slug,
  launch_date: bikes.launch_date,
  price: bikes.price,
  engine_capacity: bikes.engine_capacity,
  max_power: bikes.max_power,
  drawing_key: bikes.drawing_key,
  colours: bikes.colours,
};

/** How often a term was looked for in a week. */
export type SearchCount = typeof searches.$inferInsert;

/** Reads what the search box shows, and keeps what is looked for. */
export class SearchRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The bikes that fit the terms best, with how well; `tolerant` takes words with typing errors for those meant. */
  suggest(terms: SearchTerm[], tolerant: boolean, limit: number) {
    const score = termsScore(terms, tolerant);
    return this.#orm
      .select({ ...suggested, score })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .where(bikeCondition({ terms, tolerant }))
      .orderBy(desc(score), ...byPopularity)
      .limit(limit);
  }

  /** The terms looked for most in some weeks. */
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

  /** The names of the models that sell most. */
  async bestSellers(limit: number): Promise<string[]> {
    const rows = await this.#orm
      .select({ name: bikes.full_name })
      .from(bikes)
      .orderBy(...byPopularity)
      .limit(limit);
    return rows.map(({ name }) => name);
  }

  /** Adds to what was counted before. */
  async add(counts: SearchCount[]): Promise<void> {
    if (counts.length === 0) return;
    await this.#orm
      .insert(searches)
      .values(counts)
      .onConflictDoUpdate({
        target: [searches.term, searches.week],
        set: { count: sql`${searches.count} + excluded.count` },
      });
  }
}

/** A bike that the search box suggests. */
export type SuggestionRow = Awaited<ReturnType<SearchRepository['suggest']>>[number];
