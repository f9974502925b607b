import { and, asc, eq, getTableColumns, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bySlugOrId } from '../../db/by-slug-or-id.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Orm } from '../../db/open-database.ts';
import { bikes, brands, variants } from '../../db/schema.ts';
import type { Slice } from '../../http/paged-list.ts';
import { type BikeFilter, bikeCondition } from './bike-filter.ts';
import { bikeOrder, byLaunch, byPopularity } from './bike-order.ts';
import type { BikeSort } from './bike-query.ts';

type Bike = typeof bikes.$inferSelect;

interface WithBrand {
  brand: { id: number; slug: string; name: string };
  is_popular: boolean;
}

/** A bike with everything a page of its own shows. */
export type BikeRow = Bike & WithBrand;

/** A bike as lists show it. */
export type BikeCardRow = Omit<BikeRow, 'specifications' | 'description' | 'additional_features' | 'drawing_hints'>;

/** A variant of a bike. */
export type VariantRow = typeof variants.$inferSelect;

/** How many models, from the one that sells most, are called popular. */
const POPULAR_PLACES = 12;

/** Models that are sold and of which something is known about how many. */
const sold = and(eq(bikes.status, 'on_sale'), gt(bikes.popularity, 0));

/** Reads bikes. */
export class BikeRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** How many bikes a filter lets through. */
  count(filter: BikeFilter = {}): Promise<number> {
    return countRows(this.#orm, bikes, bikeCondition(filter));
  }

  /** The bikes a filter lets through, in an order. */
  find(filter: BikeFilter, sort: BikeSort, slice: Slice): Promise<BikeCardRow[]> {
    return this.#cards(bikeCondition(filter), bikeOrder(sort), slice);
  }

  /** The models that are called popular. */
  popular(): Promise<BikeCardRow[]> {
    return this.#cards(inArray(bikes.id, this.#popularIds()), byPopularity);
  }

  /** The model of each brand that sells most, the first few of them. */
  trending(limit: number): Promise<BikeCardRow[]> {
    return this.#cards(inArray(bikes.id, this.#leaderIds([bikes.brand_id], 1)), byPopularity, { offset: 0, limit });
  }

  /** The few models of each body style and fuel that sell most. */
  best(places: number): Promise<BikeCardRow[]> {
    return this.#cards(inArray(bikes.id, this.#leaderIds([bikes.body_style, bikes.fuel_type], places)), byPopularity);
  }

  /** Models that are announced, or whose launch lies after a date like '2026-06-14'. */
  upcoming(today: string): Promise<BikeCardRow[]> {
    const awaited = or(eq(bikes.status, 'upcoming'), gt(bikes.launch_date, today));
    return this.#cards(and(awaited, ne(bikes.status, 'discontinued')), byLaunch);
  }

  /** The bike with this slug or id. */
  async detail(slugOrId: string): Promise<BikeRow | undefined> {
    const selection = { ...getTableColumns(bikes), ...this.#withBrand() };
    const [row] = await this.#orm
      .select(selection)
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .where(bySlugOrId(bikes, slugOrId));
    return row;
  }

  /** The variants of a bike in the order of its file. */
  variants(bikeId: number): Promise<VariantRow[]> {
    return this.#orm.select().from(variants).where(eq(variants.bike_id, bikeId)).orderBy(asc(variants.position));
  }

  async #cards(
    condition: SQL | undefined,
    order: SQL[],
    { offset, limit }: Partial<Slice> = {},
  ): Promise<BikeCardRow[]> {
    const { specifications, description, additional_features, drawing_hints, ...columns } = getTableColumns(bikes);
    const cards = this.#orm
      .select({ ...columns, ...this.#withBrand() })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .where(condition)
      .orderBy(...order)
      .$dynamic();
    return limit === undefined ? cards : cards.limit(limit).offset(offset ?? 0);
  }

  #withBrand() {
    const popular = inArray(bikes.id, this.#popularIds());
    return {
      brand: { id: brands.id, slug: brands.slug, name: brands.name },
      is_popular: sql<boolean>`${popular}`,
    };
  }

  #leaderIds(alike: PgColumn[], places: number) {
    const group = sql.join(alike, sql`, `);
    const order = sql.join(byPopularity, sql`, `);
    const place = sql<number>`row_number() over (partition by ${group} order by ${order})`.as('place');
    const ranked = this.#orm.select({ id: bikes.id, place }).from(bikes).where(sold).as('ranked');
    return this.#orm.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, places));
  }

  #popularIds() {
    const ids = this.#orm.select({ id: bikes.id }).from(bikes).where(sold);
    return ids.orderBy(...byPopularity).limit(POPULAR_PLACES);
  }
}
