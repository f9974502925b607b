import type { BikeSort } from '@dopahiya/domain/requests';
import { modelNamed } from '@dopahiya/engines/model-names';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bySlugOrId, bySlugsOrIds } from '../../../core/database/by-slug-or-id.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes, brands, variants } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';
import type { StoredPhoto } from '../../../core/stored-photo.ts';
import { type BikeFilter, bikeCondition } from './bike-filter.ts';
import type { ComparableBike } from './bike-likeness.ts';
import { averageRating, bestFitFirst, bikeOrder, byLaunch, byPopularity, weeklyPopularity } from './bike-order.ts';
import type { CardPictures } from '../../../core/settings/setting-values.ts';

type Bike = typeof bikes.$inferSelect;

interface WithBrand {
  brand: { id: number; slug: string; name: string };
  is_popular: boolean;
  rating: number | null;
  /** The photograph that lists show instead of the drawing, where they do. */
  photo: StoredPhoto | null;
}

/** A bike with everything a page of its own shows. */
export type BikeRow = Bike & WithBrand;

/** A model that was found by its name. */
export type NamedBike = Pick<Bike, 'id' | 'slug' | 'name' | 'launch_date'>;

/** A bike as lists show it. */
export type BikeCardRow = Omit<
  BikeRow,
  'specifications' | 'sources' | 'photos' | 'description' | 'additional_features' | 'drawing_hints'
>;

/** A variant of a bike. */
export type VariantRow = typeof variants.$inferSelect;

/** A bike with everything a page of its own shows, and its variants. */
export interface BikeWithVariants {
  bike: BikeRow;
  variants: VariantRow[];
}

/** Which models are ranked, and how. */
interface Ranking {
  order: SQL[];
  among: SQL | undefined;
}

/** How many models, from the one that sells most, are called popular. */
const POPULAR_PLACES = 12;

/** Models that are sold and of which something is known about how many. */
const sold = and(eq(bikes.status, 'on_sale'), gt(bikes.popularity, 0));

const firstPhoto = sql<StoredPhoto | null>`${bikes.photos} -> 0`;

/** Reads bikes. */
export class BikeRepository {
  readonly #orm: Orm;
  readonly #onCards: CardPictures;

  constructor(orm: Orm, onCards: CardPictures = 'drawings') {
    this.#orm = orm;
    this.#onCards = onCards;
  }

  /** How many bikes a filter lets through. */
  count(filter: BikeFilter = {}): Promise<number> {
    return countRows(this.#orm, bikes, bikeCondition(filter));
  }

  /** The bikes a filter lets through, in an order. */
  find(filter: BikeFilter, sort: BikeSort, slice: Slice): Promise<BikeCardRow[]> {
    const order = filter.ids && sort === 'popularity' ? bestFitFirst(filter.ids) : bikeOrder(sort);
    return this.#cards(bikeCondition(filter), order, slice);
  }

  /** The models that are called popular. */
  popular(): Promise<BikeCardRow[]> {
    return this.#cards(inArray(bikes.id, this.#popularIds()), byPopularity);
  }

  /** The model on sale of each brand that is looked for most in these ISO weeks, the first few of them. */
  trending(weeks: string[], limit: number): Promise<BikeCardRow[]> {
    const popularity = weeklyPopularity(weeks);
    const order = [desc(popularity), ...byPopularity];
    const lookedFor = and(eq(bikes.status, 'on_sale'), gt(popularity, 0));
    const leaders = this.#leaderIds([bikes.brand_id], 1, { order, among: lookedFor });
    return this.#cards(inArray(bikes.id, leaders), order, { offset: 0, limit });
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

  /** What makes models on sale alike, those that sell most first. */
  comparables(): Promise<ComparableBike[]> {
    const { id, body_style, fuel_type, price, engine_capacity, battery_range } = bikes;
    return this.#orm
      .select({ id, body_style, fuel_type, price, engine_capacity, battery_range })
      .from(bikes)
      .where(eq(bikes.status, 'on_sale'))
      .orderBy(...byPopularity);
  }

  /** The bikes with these ids, in the order of the ids. */
  async withIds(ids: number[]): Promise<BikeCardRow[]> {
    const rows = new Map((await this.#cards(inArray(bikes.id, ids), [])).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** The id of the bike with this slug or id. */
  async idOf(slugOrId: string): Promise<number | undefined> {
    const [row] = await this.#orm.select({ id: bikes.id }).from(bikes).where(bySlugOrId(bikes, slugOrId));
    return row?.id;
  }

  /** The model of a brand that somebody names, as `modelNamed` reads names. */
  async named(brandId: number, name: string): Promise<NamedBike | undefined> {
    const { id, slug, engine_capacity, launch_date, brand_id } = bikes;
    const brand = { slug: brands.slug, name: brands.name };
    const models = await this.#orm
      .select({ id, slug, name: bikes.name, engine_capacity, launch_date, brand })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, brand_id))
      .where(eq(brand_id, brandId))
      .orderBy(...byPopularity);
    const [first] = models;
    return first && modelNamed(models, name, first.brand);
  }

  /** The bikes with these slugs or ids, in no order, with their variants in the order of the file. */
  async withVariants(slugsOrIds: string[]): Promise<BikeWithVariants[]> {
    const [rows, theirVariants] = await Promise.all([this.#called(slugsOrIds), this.#variantsOf(slugsOrIds)]);
    return together(rows, theirVariants);
  }

  /** The same with one query after the other, as a transaction has it: that has one connection alone. */
  async withVariantsInTurn(slugsOrIds: string[]): Promise<BikeWithVariants[]> {
    const rows = await this.#called(slugsOrIds);
    return together(rows, await this.#variantsOf(slugsOrIds));
  }

  #called(slugsOrIds: string[]) {
    return this.#orm
      .select({ ...getTableColumns(bikes), ...this.#withBrand() })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .where(bySlugsOrIds(bikes, slugsOrIds));
  }

  #variantsOf(slugsOrIds: string[]) {
    const ids = this.#orm.select({ id: bikes.id }).from(bikes).where(bySlugsOrIds(bikes, slugsOrIds));
    return this.#orm.select().from(variants).where(inArray(variants.bike_id, ids)).orderBy(asc(variants.position));
  }

  async #cards(
    condition: SQL | undefined,
    order: SQL[],
    { offset, limit }: Partial<Slice> = {},
  ): Promise<BikeCardRow[]> {
    const { specifications, sources, photos, description, additional_features, drawing_hints, ...columns } =
      getTableColumns(bikes);
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
      rating: averageRating(sql`${bikes.id}`),
      photo: this.#onCards === 'photographs' ? firstPhoto : sql<null>`null`,
    };
  }

  #leaderIds(alike: PgColumn[], places: number, { order, among }: Ranking = { order: byPopularity, among: sold }) {
    const group = sql.join(alike, sql`, `);
    const inOrder = sql.join(order, sql`, `);
    const place = sql<number>`row_number() over (partition by ${group} order by ${inOrder})`.as('place');
    const ranked = this.#orm.select({ id: bikes.id, place }).from(bikes).where(among).as('ranked');
    return this.#orm.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, places));
  }

  #popularIds() {
    const ids = this.#orm.select({ id: bikes.id }).from(bikes).where(sold);
    return ids.orderBy(...byPopularity).limit(POPULAR_PLACES);
  }
}

const together = (rows: BikeRow[], all: VariantRow[]): BikeWithVariants[] =>
  rows.map((bike) => ({ bike, variants: all.filter(({ bike_id }) => bike_id === bike.id) }));
