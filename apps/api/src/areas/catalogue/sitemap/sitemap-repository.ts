import { and, asc, desc, eq } from 'drizzle-orm';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { articles, bikes, brands } from '../../../core/database/schema.ts';

/** A bike as a sitemap names it. */
export interface ListedBike {
  slug: string;
  brand: string;
  changed_on: string;
}

/** An article as a sitemap names it. */
export interface ListedArticle {
  slug: string;
  published_date: string;
}

/** A used bike as a sitemap names it. */
export interface ListedUsedBike {
  slug: string;
  updated_at: Date;
}

/** A sitemap has room for 50,000 addresses. */
const MAX_USED_BIKES = 20_000;

/** Reads which bikes, articles and used bikes there are. */
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

  /** Every article with its day, the newest first. */
  articles(): Promise<ListedArticle[]> {
    return this.#orm
      .select({ slug: articles.slug, published_date: articles.published_date })
      .from(articles)
      .orderBy(desc(articles.published_date), asc(articles.slug));
  }

  /** Used bikes on sale that somebody has looked at, the newest first; a sample is nobody's. */
  usedBikes(): Promise<ListedUsedBike[]> {
    return this.#orm
      .select({ slug: listings.slug, updated_at: listings.updated_at })
      .from(listings)
      .where(and(eq(listings.status, 'active'), eq(listings.is_sample, false)))
      .orderBy(desc(listings.created_at), desc(listings.id))
      .limit(MAX_USED_BIKES);
  }
}
