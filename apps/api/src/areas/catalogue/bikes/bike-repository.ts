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
  /** Photograph shown in lists instead of the drawing, if enabled. */
  photo: StoredPhoto | null;
}

/** Bike with everything its own page shows. */
export type BikeRow = Bike & WithBrand;

/** Model found by its name. */
export type NamedBike = Pick<Bike, 'id' | 'slug' | 'name' | 'launch_date'>;

/** Bike as shown in lists. */
export type BikeCardRow = Omit<
  BikeRow,
  'specifications' | 'sources' | 'photos' | 'description' | 'additional_features' | 'drawing_hints'
>;

/** Variant of a bike. */
export type VariantRow = typeof variants.$inferSelect;

/** Bike with everything its own page shows, and its variants. */
export interface BikeWithVariants {
  bike: BikeRow;
  variants: VariantRow[];
}

/** Models to rank, and how to rank them. */
interface Ranking {
  order: SQL[];
  among: SQL | undefined;
}

/** Number of best-selling models called popular. */
const POPULAR_PLACES = 12;

/** Models on sale with known sales. */
const sold = and(eq(bikes.status, 'on_sale'), gt(bikes.popularity, 0));

const firstPhoto = sql<StoredPhoto | null>`${bikes.photos} -> 0`;

export class BikeRepository {
  readonly #orm: Orm;
  readonly #onCards: CardPictures;

  constructor(orm: Orm, onCards: CardPictures = 'drawings') {
    this.#orm = orm;
    this.#onCards = onCards;
  }

  /** Counts the bikes that match a filter. */
  count(filter: BikeFilter = {}): Promise<number> {
    return countRows(this.#orm, bikes, bikeCondition(filter));
  }

  /** Finds the bikes that match a filter, in an order. */
  find(filter: BikeFilter, sort: BikeSort, slice: Slice): Promise<BikeCardRow[]> {
    const order = filter.ids && sort === 'popularity' ? bestFitFirst(filter.ids) : bikeOrder(sort);
    return this.#cards(bikeCondition(filter), order, slice);
  }

  /** Finds the popular models. */
  popular(): Promise<BikeCardRow[]> {
    return this.#cards(inArray(bikes.id, this.#popularIds()), byPopularity);
  }

  /** Finds the most wanted model on sale of each brand in these ISO weeks, up to `limit`. */
  trending(weeks: string[], limit: number): Promise<BikeCardRow[]> {
    const popularity = weeklyPopularity(weeks);
    const order = [desc(popularity), ...byPopularity];
    const lookedFor = and(eq(bikes.status, 'on_sale'), gt(popularity, 0));
    const leaders = this.#leaderIds([bikes.brand_id], 1, { order, among: lookedFor });
    return this.#cards(inArray(bikes.id, leaders), order, { offset: 0, limit });
  }

  /** Finds the best-selling models of each body style and fuel. */
  best(places: number): Promise<BikeCardRow[]> {
    return this.#cards(inArray(bikes.id, this.#leaderIds([bikes.body_style, bikes.fuel_type], places)), byPopularity);
  }

  /** Finds models that are announced, or launch after a date like '2026-06-14'. */
  upcoming(today: string): Promise<BikeCardRow[]> {
    const awaited = or(eq(bikes.status, 'upcoming'), gt(bikes.launch_date, today));
    return this.#cards(and(awaited, ne(bikes.status, 'discontinued')), byLaunch);
  }

  /** Reads the similarity features of all models on sale, best-selling first. */
  comparables(): Promise<ComparableBike[]> {
    const { id, body_style, fuel_type, price, engine_capacity, battery_range } = bikes;
    return this.#orm
      .select({ id, body_style, fuel_type, price, engine_capacity, battery_range })
      .from(bikes)
      .where(eq(bikes.status, 'on_sale'))
      .orderBy(...byPopularity);
  }

  /** Finds the bikes with these ids, in their order. */
  async withIds(ids: number[]): Promise<BikeCardRow[]> {
    const rows = new Map((await this.#cards(inArray(bikes.id, ids), [])).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** Finds the id of the bike with this slug or id. */
  async idOf(slugOrId: string): Promise<number | undefined> {
    const [row] = await this.#orm.select({ id: bikes.id }).from(bikes).where(bySlugOrId(bikes, slugOrId));
    return row?.id;
  }

  /** Finds a brand's model by a name as users write it, using `modelNamed`. */
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

  /** Finds the bikes with these slugs or ids, unordered, with their variants in file order. */
  async withVariants(slugsOrIds: string[]): Promise<BikeWithVariants[]> {
    const [rows, theirVariants] = await Promise.all([this.#called(slugsOrIds), this.#variantsOf(slugsOrIds)]);
    return together(rows, theirVariants);
  }

  /** Finds all bikes, with their variants in file order. */
  async allWithVariants(): Promise<BikeWithVariants[]> {
    const [rows, theirVariants] = await Promise.all([
      this.#detailed().orderBy(...byPopularity),
      this.#orm.select().from(variants).orderBy(asc(variants.position)),
    ]);
    return together(rows, theirVariants);
  }

  /** Same, but with sequential queries for a transaction, which has one connection. */
  async withVariantsInTurn(slugsOrIds: string[]): Promise<BikeWithVariants[]> {
    const rows = await this.#called(slugsOrIds);
    return together(rows, await this.#variantsOf(slugsOrIds));
  }

  #called(slugsOrIds: string[]) {
    return this.#detailed().where(bySlugsOrIds(bikes, slugsOrIds));
  }

  #detailed() {
    return this.#orm
      .select({ ...getTableColumns(bikes), ...this.#withBrand() })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id));
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

function together(rows: BikeRow[], all: VariantRow[]): BikeWithVariants[] {
  const byBike = Map.groupBy(all, ({ bike_id }) => bike_id);
  return rows.map((bike) => ({ bike, variants: byBike.get(bike.id) ?? [] }));
}
