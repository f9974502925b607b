import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { bikes, brands, cities } from '../../../../core/database/schema.ts';
import type { ValuedModel } from '../valued-bike.ts';

const columns = {
  id: listings.id,
  revision: listings.revision,
  expected_price: listings.expected_price,
  year_of_manufacture: listings.year_of_manufacture,
  km_ridden: listings.km_ridden,
  owner: listings.owner,
  brand: brands.slug,
  state: cities.state,
  model: {
    slug: bikes.slug,
    status: bikes.status,
    fuel_type: bikes.fuel_type,
    engine_capacity: bikes.engine_capacity,
    price: bikes.price,
    price_month: bikes.price_month,
  },
};

/** A listing whose deal grade is missing or outdated. */
export interface UngradedRow extends Pick<
  typeof listings.$inferSelect,
  'id' | 'revision' | 'expected_price' | 'year_of_manufacture' | 'km_ridden' | 'owner'
> {
  brand: string | null;
  state: string | null;
  model: ValuedModel | null;
}

/** A listing's deal grade; all values are null if it cannot be graded. */
export interface GradedRow {
  id: number;
  revision: number;
  errors: number | null;
  value: number | null;
  low: number | null;
  high: number | null;
}

/** Reads the data for deal grades and writes the grades. */
export class ListingDealRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns the next listings by id that are not graded with this key. */
  ungraded(
    key: string,
    { after, limit, ids }: { after: number; limit: number; ids?: number[] },
  ): Promise<UngradedRow[]> {
    return this.#orm
      .select(columns)
      .from(listings)
      .leftJoin(bikes, eq(bikes.id, listings.bike_id))
      .leftJoin(brands, eq(brands.id, listings.brand_id))
      .leftJoin(cities, eq(cities.id, listings.city_id))
      .where(
        and(
          sql`${listings.deal_key} is distinct from ${key}`,
          gt(listings.id, after),
          ids && inArray(listings.id, ids),
        ),
      )
      .orderBy(asc(listings.id))
      .limit(limit);
  }

  /** Writes grades in one statement; a listing that changed since it was read is skipped and graded in a later run. */
  async write(rows: readonly GradedRow[], key: string): Promise<void> {
    if (rows.length === 0) return;
    await this.#orm.execute(sql`
      update ${listings} set deal_key = ${key}, deal_errors = graded.errors, deal_value = graded.value,
        deal_low = graded.low, deal_high = graded.high
      from (values ${sql.join(rows.map(valuesOf), sql`, `)}) as graded (id, revision, errors, value, low, high)
      where ${listings.id} = graded.id and ${listings.revision} = graded.revision`);
  }
}

const valuesOf = ({ id, revision, errors, value, low, high }: GradedRow): SQL =>
  sql`(${id}::integer, ${revision}::integer, ${errors}::double precision, ${value}::integer, ${low}::integer, ${high}::integer)`;
