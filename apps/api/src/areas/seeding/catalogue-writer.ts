import { and, eq, exists, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { advisoryLocks } from '../../core/database/locks.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { listings } from '../../core/database/listing-schema.ts';
import { findablePages } from '../../core/database/findable-page-schema.ts';
import { partCategories, parts } from '../../core/database/part-schema.ts';
import { pricePoints } from '../../core/database/price-point-schema.ts';
import { reviews } from '../../core/database/review-schema.ts';
import {
  articleBikes,
  articles,
  bikes,
  brands,
  catalogueState,
  cities,
  dealerships,
  faqs,
  variants,
} from '../../core/database/schema.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import {
  type CatalogueTable,
  dealershipTableRows,
  type TableRows,
  tableRows,
  toTableRows,
} from './catalogue-table-rows.ts';
import type { KnownModels } from './catalogue.ts';
import { findReplacedPrices, type ReplacedPrice } from './price-points.ts';
import type { DealershipRow } from './sample-showrooms.ts';

/** PostgreSQL allows 65,535 parameters in a statement, and the widest row has fewer than 40. */
const ROWS_PER_INSERT = 500;

/** Table whose rows may be deleted one by one. */
type RemovableTable = typeof articles | typeof bikes | typeof dealerships | typeof faqs | typeof partCategories;

type SavedIds = Map<CatalogueTable, number[]>;

/** Called with the number of rows written so far, and the total. */
export type Progress = (written: number, total: number) => void;

/** Writes the catalogue's tables; use a transaction for several writes. */
export class CatalogueWriter {
  readonly #orm: Orm;
  readonly #progress: Progress;

  constructor(orm: Orm, progress: Progress = () => undefined) {
    this.#orm = orm;
    this.#progress = progress;
  }

  /** Stops other processes from writing the catalogue until the transaction ends. */
  async lock(): Promise<void> {
    await this.#orm.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seeding})`);
  }

  /** Returns the fingerprint of the catalogue seeded last; undefined if there is none. */
  async fingerprint(): Promise<string | undefined> {
    const [state] = await this.#orm.select().from(catalogueState);
    return state?.fingerprint ?? undefined;
  }

  /** Returns the models in the tables. */
  async knownModels(): Promise<KnownModels> {
    const rows = await this.#orm
      .select({ model: bikes.slug, brand: brands.slug })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id));
    return new Map(rows.map(({ model, brand }) => [model, brand]));
  }

  /**
   * Replaces the tables' content with these rows: existing rows keep their ids, and those missing from the catalogue are deleted. Users'
   * reviews and listings are kept, and prices of other months. @returns the prices that a month had before.
   */
  async replace(rows: CatalogueRows, fingerprint: string): Promise<ReplacedPrice[]> {
    const replaced = await findReplacedPrices(this.#orm, rows.pricePoints);
    const saved = await this.#saveAll(toTableRows(rows));
    for (const [table, ids] of [...saved].toReversed()) {
      if (table === pricePoints) continue;
      await this.#orm.delete(table).where(and(notInArray(table.id, ids), belongingTo(table)));
    }
    await this.#countWrite({ fingerprint });
    return replaced;
  }

  /**
   * Adds or replaces these rows; deletes only the variants of a model, the models of an article and the parts of a group that are no longer
   * named, and samples beside real showrooms. Prices of other months are kept. @returns the prices that a month had before.
   */
  async merge(rows: CatalogueRows): Promise<ReplacedPrice[]> {
    const replaced = await findReplacedPrices(this.#orm, rows.pricePoints);
    const saved = await this.#saveAll(toTableRows(rows));
    await this.#prune(saved, variants, variants.bike_id, bikes);
    await this.#prune(saved, articleBikes, articleBikes.article_id, articles);
    await this.#prune(saved, parts, parts.category_id, partCategories);
    await this.#dropSamplesBesideReal();
    await this.#countWrite({});
    return replaced;
  }

  /** Returns the slugs of the brands and cities in the tables. */
  async knownPlaces(): Promise<{ brands: Set<string>; cities: Set<string> }> {
    const makers = await this.#orm.select({ slug: brands.slug }).from(brands);
    const places = await this.#orm.select({ slug: cities.slug }).from(cities);
    return { brands: new Set(makers.map(({ slug }) => slug)), cities: new Set(places.map(({ slug }) => slug)) };
  }

  /** Adds or replaces real showrooms; deletes the samples of their brand in their city. */
  async mergeShowrooms(rows: DealershipRow[]): Promise<void> {
    await this.#saveAll([dealershipTableRows(rows)]);
    await this.#dropSamplesBesideReal();
    await this.#countWrite({});
  }

  /** Deletes a row by its slug, with the page that a search finds, if it is findable. */
  async remove(table: RemovableTable, slug: string): Promise<void> {
    await this.#orm.delete(table).where(eq(table.slug, slug));
    const source = table === articles ? `article:${slug}` : table === faqs ? `faq:${slug}` : undefined;
    if (source !== undefined) await this.#orm.delete(findablePages).where(eq(findablePages.source, source));
    await this.#countWrite({});
  }

  /** Counts a change of content that these tables don't hold, so that cached responses follow. */
  countChange(): Promise<void> {
    return this.#countWrite({});
  }

  /** Inserts or replaces cities by slug. @returns their ids. */
  async saveCities(rows: CatalogueRows['cities']): Promise<number[]> {
    const saved = await this.#saveAll([tableRows(cities, rows, [cities.slug])]);
    return saved.get(cities) ?? [];
  }

  async #saveAll(tables: TableRows[]): Promise<SavedIds> {
    const saved: SavedIds = new Map(tables.map(({ table }) => [table, []]));
    const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
    let written = 0;
    for (const { table, rows, target } of tables) {
      for (const batch of inBatches(rows)) {
        const insert = this.#orm.insert(table).values(batch);
        const ids = await insert.onConflictDoUpdate({ target, set: replacements(table) }).returning({ id: table.id });
        saved.get(table)?.push(...ids.map(({ id }) => id));
        written += batch.length;
        this.#progress(written, total);
      }
    }
    return saved;
  }

  async #prune(saved: SavedIds, members: CatalogueTable, owner: PgColumn, owners: CatalogueTable): Promise<void> {
    const outdated = and(inArray(owner, saved.get(owners) ?? []), notInArray(members.id, saved.get(members) ?? []));
    await this.#orm.delete(members).where(outdated);
  }

  async #dropSamplesBesideReal(): Promise<void> {
    const real = alias(dealerships, 'real');
    const besides = this.#orm
      .select({ id: real.id })
      .from(real)
      .where(
        and(eq(real.is_sample, false), eq(real.brand_id, dealerships.brand_id), eq(real.city_id, dealerships.city_id)),
      );
    await this.#orm.delete(dealerships).where(and(eq(dealerships.is_sample, true), exists(besides)));
  }

  async #countWrite(state: { fingerprint?: string }): Promise<void> {
    const revision = sql`${catalogueState.revision} + 1`;
    await this.#orm
      .insert(catalogueState)
      .values({ ...state, revision: 1 })
      .onConflictDoUpdate({ target: catalogueState.id, set: { ...state, revision } });
  }
}

/** Condition: the rows of a table that belong to the catalogue. */
function belongingTo(table: CatalogueTable): SQL | undefined {
  if (table === listings) return eq(listings.is_sample, true);
  return table === reviews ? eq(reviews.is_sample, true) : undefined;
}

/** Returns the columns that an existing row takes from the new one: all, but the day of the last change stays if nothing changed. */
function replacements(table: CatalogueTable): Record<string, SQL> {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => name !== 'id');
  const all = columns.map(({ name }) => [name, sql`excluded.${sql.identifier(name)}`]);
  return { ...Object.fromEntries(all), ...(table === bikes && { changed_on: changedOn }) };
}

const changedOn = sql`case when ${bikes.content_key} = excluded.content_key then ${bikes.changed_on} else excluded.changed_on end`;

function inBatches<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
}
