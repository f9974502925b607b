import { getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { IndexColumn, PgInsertValue } from 'drizzle-orm/pg-core';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Orm } from '../../db/open-database.ts';
import { bikes, brands, catalogueState, cities, variants } from '../../db/schema.ts';
import type { CatalogueRows } from './catalogue-rows.ts';

/** PostgreSQL takes 65,535 parameters in a statement, and the widest row has fewer than 30. */
const ROWS_PER_INSERT = 500;

type SluggedTable = typeof brands | typeof bikes;
type CatalogueTable = SluggedTable | typeof variants | typeof cities | typeof catalogueState;

/** Writes the catalogue's tables; several writes belong together only inside one transaction. */
export class CatalogueWriter {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Keeps other processes from seeding until the transaction ends. */
  async lock(): Promise<void> {
    await this.#orm.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seeding})`);
  }

  /** Which catalogue the tables hold; undefined while they hold none. */
  async fingerprint(): Promise<string | undefined> {
    const [state] = await this.#orm.select().from(catalogueState);
    return state?.fingerprint;
  }

  /**
   * Makes the tables hold exactly these rows: a row that was there keeps its id,
   * and what the catalogue no longer has is deleted.
   */
  async replace(rows: CatalogueRows, fingerprint: string): Promise<void> {
    const bikeRows = rows.bikes.map(({ brand, ...row }) => ({ ...row, brand_id: idOf(brands, brand) }));
    const variantRows = rows.variants.map(({ bike, ...row }) => ({ ...row, bike_id: idOf(bikes, bike) }));
    const brandIds = await this.#save(brands, rows.brands, [brands.slug]);
    const bikeIds = await this.#save(bikes, bikeRows, [bikes.slug]);
    const variantIds = await this.#save(variants, variantRows, [variants.bike_id, variants.name]);
    const cityIds = await this.saveCities(rows.cities);
    await this.#keep(variants, variantIds);
    await this.#keep(bikes, bikeIds);
    await this.#keep(brands, brandIds);
    await this.#keep(cities, cityIds);
    await this.#save(catalogueState, [{ fingerprint }], [catalogueState.id]);
  }

  /** Inserts cities or replaces them by slug; answers with their ids. */
  async saveCities(rows: CatalogueRows['cities']): Promise<number[]> {
    return this.#save(cities, rows, [cities.slug]);
  }

  async #save<Table extends CatalogueTable>(
    table: Table,
    rows: PgInsertValue<Table>[],
    target: IndexColumn[],
  ): Promise<number[]> {
    const set = replacements(table);
    const ids: number[] = [];
    for (const batch of inBatches(rows)) {
      const insert = this.#orm.insert<CatalogueTable>(table).values(batch as PgInsertValue<CatalogueTable>[]);
      const saved = await insert.onConflictDoUpdate({ target, set }).returning({ id: table.id });
      ids.push(...saved.map(({ id }) => id));
    }
    return ids;
  }

  async #keep(table: CatalogueTable, ids: number[]): Promise<void> {
    await this.#orm.delete(table).where(notInArray(table.id, ids));
  }
}

/** The id that a row of the same transaction has, found by the database itself. */
function idOf(table: SluggedTable, slug: string): SQL<number> {
  return sql<number>`(select ${table.id} from ${table} where ${table.slug} = ${slug})`;
}

function replacements(table: CatalogueTable): Record<string, SQL> {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => name !== 'id');
  return Object.fromEntries(columns.map(({ name }) => [name, sql`excluded.${sql.identifier(name)}`]));
}

function inBatches<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
}
