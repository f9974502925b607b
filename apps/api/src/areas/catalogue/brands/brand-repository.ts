import { toSlug } from '@dopahiya/domain/site';
import { brandsNamed, isBrandNamed } from '@dopahiya/engines/model-names';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { bySlugOrId, bySlugsOrIds, matchesSlugOrId } from '../../../core/database/by-slug-or-id.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes, brands } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';

/** Brand with the number of its models. */
export type BrandRow = typeof brands.$inferSelect & { bike_count: number };

/** Filter for brands: those that a text names, the one with a slug or id, or all. */
export interface BrandFilter {
  slug?: string | undefined;
  ids?: readonly number[] | undefined;
}

export class BrandRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the brands that match a filter. */
  count(filter: BrandFilter): Promise<number> {
    return countRows(this.#orm, brands, brandCondition(filter));
  }

  /** Finds the brands that match a filter, best-selling first. */
  find(filter: BrandFilter, { offset, limit }: Slice): Promise<BrandRow[]> {
    const models = this.#models();
    const order = [sql`${models.popularity} desc nulls last`, asc(brands.name)];
    return this.#orm
      .select({
        ...getTableColumns(brands),
        bike_count: sql<number>`coalesce(${models.bike_count}, 0)`.mapWith(Number),
      })
      .from(brands)
      .leftJoin(models, eq(models.brand_id, brands.id))
      .where(brandCondition(filter))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  }

  /** Finds the id of the brand with each slug or id in one statement; undefined if there is none. */
  async idsOf(slugsOrIds: string[]): Promise<(number | undefined)[]> {
    const { id, slug } = brands;
    const rows = await this.#orm.select({ id, slug }).from(brands).where(bySlugsOrIds(brands, slugsOrIds));
    return slugsOrIds.map((slugOrId) => rows.find((row) => matchesSlugOrId(row, slugOrId))?.id);
  }

  /** Finds the brand with this slug or id; undefined if there is none. */
  async called(slugOrId: string): Promise<{ id: number; slug: string; name: string } | undefined> {
    const [row] = await this.#orm
      .select({ id: brands.id, slug: brands.slug, name: brands.name })
      .from(brands)
      .where(bySlugOrId(brands, slugOrId));
    return row;
  }

  /** Finds the brand by slug, id, or any name it is known by. */
  async named(text: string): Promise<{ id: number; slug: string; name: string } | undefined> {
    const called = await this.called(toSlug(text));
    if (called) return called;
    return (await this.#names()).find((brand) => isBrandNamed(brand, text));
  }

  /** Finds the ids of the brands that a text names, begins to name, or misspells. */
  async idsNamed(text: string): Promise<number[]> {
    return brandsNamed(await this.#names(), text).map(({ id }) => id);
  }

  #names() {
    return this.#orm.select({ id: brands.id, slug: brands.slug, name: brands.name }).from(brands);
  }

  #models() {
    const selection = {
      brand_id: bikes.brand_id,
      bike_count: sql<number>`count(*)`.mapWith(Number).as('bike_count'),
      popularity: sql<number>`sum(${bikes.popularity})`.mapWith(Number).as('popularity'),
    };
    return this.#orm.select(selection).from(bikes).groupBy(bikes.brand_id).as('models');
  }
}

function brandCondition({ slug, ids }: BrandFilter): SQL | undefined {
  return and(slug === undefined ? undefined : bySlugOrId(brands, slug), ids && inArray(brands.id, [...ids]));
}
