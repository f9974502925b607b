import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { cities } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';
import { readRowId } from '../../../core/row-id.ts';
import { slugOfSpokenCity } from './city-index.ts';

const listed = { id: cities.id, name: cities.name, state: cities.state, rto_code: cities.rto_code };

/** City as shown in lists. */
export type CityRow = Pick<typeof cities.$inferSelect, keyof typeof listed>;

/** City with all fields used in searches. */
export type NamedCityRow = typeof cities.$inferSelect;

const largestFirst = [desc(cities.population), asc(cities.slug)];

export class CityRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts all cities. */
  count(): Promise<number> {
    return countRows(this.#orm, cities);
  }

  /** Finds cities, largest first. */
  find({ offset, limit }: Slice): Promise<CityRow[]> {
    return this.#orm
      .select(listed)
      .from(cities)
      .orderBy(...largestFirst)
      .limit(limit)
      .offset(offset);
  }

  /** Returns all cities with their search fields, largest first. */
  all(): Promise<NamedCityRow[]> {
    return this.#orm
      .select()
      .from(cities)
      .orderBy(...largestFirst);
  }

  /** Finds the cities with this id, slug or name, in any case, also 'name, state' or Hindi; largest first. */
  called(nameOrId: string): Promise<CityRow[]> {
    return this.#orm.select(listed).from(cities).where(called(nameOrId)).orderBy(desc(cities.population));
  }

  /** Finds the cities with these slugs, unordered. */
  async withSlugs(slugs: readonly string[]): Promise<(CityRow & { slug: string })[]> {
    if (slugs.length === 0) return [];
    return this.#orm
      .select({ ...listed, slug: cities.slug })
      .from(cities)
      .where(inArray(cities.slug, [...slugs]));
  }

  /** Finds the largest city with this id, slug or name; undefined if there is none. */
  async largestCalled(nameOrId: string): Promise<NamedCityRow | undefined> {
    const [row] = await this.#orm
      .select()
      .from(cities)
      .where(called(nameOrId))
      .orderBy(...largestFirst)
      .limit(1);
    return row;
  }

  /** Finds the ids of the cities with this id, slug or name, in any case; several cities may share a name. */
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
    eq(cities.slug, slugOfSpokenCity(nameOrId) ?? name),
    eq(sql`lower(${cities.name})`, name),
    eq(sql`lower(${cities.name} || ', ' || ${cities.state})`, name),
    sql`${name} = any(${otherNames})`,
  );
}
