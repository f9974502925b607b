import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { brands, cities, dealerships } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';

/** Showroom with the names of its brand and city. */
export type DealershipRow = typeof dealerships.$inferSelect & {
  brand: { id: number; slug: string; name: string };
  city: string;
};

/** Filter for showrooms; an omitted condition matches all. */
export interface DealershipFilter {
  brandIds?: number[] | undefined;
  cityIds?: number[] | undefined;
}

/** City with the number of its showrooms. */
export type CityCountRow = Pick<typeof cities.$inferSelect, 'id' | 'name' | 'also_known_as'> & { count: number };

const maxCities = 100;

export class DealershipRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the showrooms that match a filter. */
  count(filter: DealershipFilter): Promise<number> {
    return countRows(this.#orm, dealerships, conditionOf(filter));
  }

  /** Counts the real showrooms that match a filter in each city with any: highest count first, at most a hundred cities. */
  countByCity(filter: DealershipFilter): Promise<CityCountRow[]> {
    return this.#orm
      .select({ id: cities.id, name: cities.name, also_known_as: cities.also_known_as, count: count() })
      .from(dealerships)
      .innerJoin(cities, eq(cities.id, dealerships.city_id))
      .where(and(eq(dealerships.is_sample, false), conditionOf(filter)))
      .groupBy(cities.id)
      .orderBy(desc(count()), desc(cities.population), asc(cities.slug))
      .limit(maxCities);
  }

  /** Finds the showrooms that match a filter, by city (largest first), then by brand. */
  find(filter: DealershipFilter, { offset, limit }: Slice): Promise<DealershipRow[]> {
    return this.#orm
      .select({
        ...getTableColumns(dealerships),
        brand: { id: brands.id, slug: brands.slug, name: brands.name },
        city: cities.name,
      })
      .from(dealerships)
      .innerJoin(brands, eq(brands.id, dealerships.brand_id))
      .innerJoin(cities, eq(cities.id, dealerships.city_id))
      .where(conditionOf(filter))
      .orderBy(desc(cities.population), asc(cities.slug), asc(brands.name), asc(dealerships.slug))
      .limit(limit)
      .offset(offset);
  }
}

function conditionOf({ brandIds, cityIds }: DealershipFilter): SQL | undefined {
  return and(brandIds && inArray(dealerships.brand_id, brandIds), cityIds && inArray(dealerships.city_id, cityIds));
}
