import { and, asc, desc, eq } from 'drizzle-orm';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { isPublicOn } from '../../../core/database/public-articles.ts';
import { articles, bikes, brands } from '../../../core/database/schema.ts';

/** Bike in a sitemap. */
export interface ListedBike {
  slug: string;
  brand: string;
  changed_on: string;
}

/** Article in a sitemap. */
export interface ListedArticle {
  slug: string;
  published_date: string;
}

/** Used bike in a sitemap. */
export interface ListedUsedBike {
  slug: string;
  updated_at: Date;
}

/** A sitemap is limited to 50,000 addresses. */
const MAX_USED_BIKES = 20_000;

/** Reads the bikes, articles and used bikes to list. */
export class SitemapRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns every bike with its brand's slug and the day of its last change, by slug. */
  bikes(): Promise<ListedBike[]> {
    return this.#orm
      .select({ slug: bikes.slug, brand: brands.slug, changed_on: bikes.changed_on })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .orderBy(asc(brands.slug), asc(bikes.slug));
  }

  /** Returns every article that is public on a day, with its own day, newest first. */
  articles(day: string): Promise<ListedArticle[]> {
    return this.#orm
      .select({ slug: articles.slug, published_date: articles.published_date })
      .from(articles)
      .where(isPublicOn(day))
      .orderBy(desc(articles.published_date), asc(articles.slug));
  }

  /** Returns active used bikes, newest first, without samples. */
  usedBikes(): Promise<ListedUsedBike[]> {
    return this.#orm
      .select({ slug: listings.slug, updated_at: listings.updated_at })
      .from(listings)
      .where(and(eq(listings.status, 'active'), eq(listings.is_sample, false)))
      .orderBy(desc(listings.created_at), desc(listings.id))
      .limit(MAX_USED_BIKES);
  }
}
