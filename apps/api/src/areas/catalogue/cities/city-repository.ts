import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { cities } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';
import { readRowId } from '../../../core/row-id.ts';

const listed = { id: cities.id, name: cities.name, state: cities.state, rto_code: cities.rto_code };

/** A city as lists show it. */
export type CityRow = Pick<typeof cities.$inferSelect, keyof typeof listed>;

/** A city with all that it is found by. */
export type NamedCityRow = typeof cities.$inferSelect;

const largestFirst = [desc(cities.population), asc(cities.slug)];

/** Reads cities. */
export class CityRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** How many cities there are. */
  count(): Promise<number> {
    return countRows(this.#orm, cities);
  }

  /** Cities from the largest to the smallest. */
  find({ offset, limit }: Slice): Promise<CityRow[]> {
    return this.#orm
      .select(listed)
      .from(cities)
      .orderBy(...largestFirst)
      .limit(limit)
      .offset(offset);
  }

  /** Every city with all that it is found by, from the largest to the smallest. */
  all(): Promise<NamedCityRow[]> {
    return this.#orm
      .select()
      .from(cities)
      .orderBy(...largestFirst);
  }

  /** The cities with this id, slug or name, in any case, also 'name, state'; the largest first. */
  called(nameOrId: string): Promise<CityRow[]> {
    return this.#orm.select(listed).from(cities).where(called(nameOrId)).orderBy(desc(cities.population));
  }

  /** The cities with these slugs, in no order. */
  async withSlugs(slugs: readonly string[]): Promise<(CityRow & { slug: string })[]> {
    if (slugs.length === 0) return [];
    return this.#orm
      .select({ ...listed, slug: cities.slug })
      .from(cities)
      .where(inArray(cities.slug, [...slugs]));
  }

  /** The largest city with this id, slug or name; undefined when there is none. */
  async largestCalled(nameOrId: string): Promise<NamedCityRow | undefined> {
    const [row] = await this.#orm
      .select()
      .from(cities)
      .where(called(nameOrId))
      .orderBy(...largestFirst)
      .limit(1);
    return row;
  }

  /** The ids of the cities with this id, slug or name, in any case; several cities may share a name. */
  async idsOf(nameOrId: string): Promise<number[]> {
    const rows = await this.#orm.select({ id: cities.id }).from(cities).where(called(nameOrId));
    return rows.map(({ id }) => id);
  }
}

function called(nameOrId: string): SQL | undefined {
  const id = readRowId(nameOrId);
  if (id !== undefined) return eq(cities.id, id);
  const name = nameOrId.trim().toLowerCase();
  const otherNames = sql`string_to_array(lower(${cities.also_known_as}), ', ')`;
  return or(
    eq(cities.slug, name),
    eq(sql`lower(${cities.name})`, name),
    eq(sql`lower(${cities.name} || ', ' || ${cities.state})`, name),
    sql`${name} = any(${otherNames})`,
  );
}
