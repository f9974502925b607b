import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/open-database.ts';
import { bikes, brands } from '../../db/schema.ts';

/** A bike as a sitemap names it. */
export interface ListedBike {
  slug: string;
  brand: string;
  changed_on: string;
}

/** Reads which bikes there are. */
export class SitemapRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Every bike with its brand's slug and the day of its last change, by slug. */
  bikes(): Promise<ListedBike[]> {
    return this.#orm
      .select({ slug: bikes.slug, brand: brands.slug, changed_on: bikes.changed_on })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .orderBy(asc(brands.slug), asc(bikes.slug));
  }
}
