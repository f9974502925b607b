import { bikeBounds, type BikeFacets, type BikeRange, budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/open-database.ts';
import { readRows } from '../../db/read-rows.ts';
import { bikes, brands } from '../../db/schema.ts';
import { bikeConditions, type BikeFilter, hasAbs, measureColumns } from './bike-filter.ts';

type FacetName = keyof BikeFacets;

/** How many bikes have a value, and its name where only the database knows it. */
export interface FacetCount {
  facet: FacetName;
  value: string;
  name: string | null;
  count: number;
}

/** What the values of each facet are read from: a table to join, the value, and its name. */
const sources: Record<FacetName, { join?: SQL; value: SQL; name?: SQL }> = {
  brand: {
    join: sql`join ${brands} on ${brands.id} = matched.brand_id`,
    value: sql`${brands.slug}`,
    name: sql`${brands.name}`,
  },
  budget: { join: joinRanges(budgetRanges, sql`matched.price`), value: sql`ranges.value` },
  capacity: { join: joinRanges(capacityRanges, sql`matched.engine_capacity`), value: sql`ranges.value` },
  body_style: { value: sql`matched.body_style` },
  fuel: { value: sql`matched.fuel_type` },
  abs: { value: sql`matched.has_abs::text` },
  min_mileage: joinBounds('min_mileage', (bound) => sql`matched.mileage >= ${bound}`),
  min_range: joinBounds('min_range', (bound) => sql`matched.battery_range >= ${bound}`),
  max_seat_height: joinBounds('max_seat_height', (bound) => sql`matched.seat_height <= ${bound}`),
  max_kerb_weight: joinBounds('max_kerb_weight', (bound) => sql`matched.kerb_weight <= ${bound}`),
};
const facetNames = Object.keys(sources) as FacetName[];

/** Counts the choices that would narrow a list of bikes. */
export class BikeFacetRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Every choice with at least one bike, each facet counted with the conditions of all others; one statement. */
  async count(filter: BikeFilter): Promise<FacetCount[]> {
    const counts = sql.join(facetNames.map(countFacet), sql` union all `);
    return readRows<FacetCount>(this.#orm, sql`with matched as materialized (${matched(filter)}) ${counts}`);
  }
}

/** The bikes that fulfil what is no facet, and for each facet whether they fulfil its condition. */
function matched(filter: BikeFilter): SQL {
  const { rest, ...conditions } = bikeConditions(filter);
  // Where bikes count whose measure is not known, they fit each bound on it.
  const measure = (name: 'seat_height' | 'kerb_weight') =>
    filter.keepUnknown ? sql`coalesce(${measureColumns[name]}, 0)` : measureColumns[name];
  const verdicts = facetNames.map((name) => sql`${conditions[name] ?? sql`true`} as ${verdictOn(name)}`);
  return sql`
    select ${bikes.brand_id}, ${bikes.price}, ${bikes.engine_capacity}, ${bikes.body_style}, ${bikes.fuel_type},
      ${bikes.mileage}, ${bikes.battery_range}, ${measure('seat_height')} as seat_height,
      ${measure('kerb_weight')} as kerb_weight,
      ${hasAbs} as has_abs, ${sql.join(verdicts, sql`, `)}
    from ${bikes} where ${rest ?? sql`true`}`;
}

function countFacet(facet: FacetName): SQL {
  const { join = sql``, value, name = sql`null::text` } = sources[facet];
  const others = facetNames.filter((other) => other !== facet).map(verdictOn);
  return sql`
    select ${facet}::text as facet, ${value} as value, min(${name}) as name, count(*)::integer as count
    from matched ${join} where ${and(...others)} and ${value} is not null group by ${value}`;
}

const verdictOn = (facet: FacetName): SQL => sql`${sql.identifier(`fits_${facet}`)}`;

function joinRanges(ranges: readonly BikeRange[], amount: SQL): SQL {
  const rows = ranges.map(({ min, max }) => sql`(${`${min}-${max}`}, ${min}::integer, ${max}::integer)`);
  return sql`join (values ${sql.join(rows, sql`, `)}) as ranges (value, low, high) on ${amount} between low and high`;
}

function joinBounds(name: keyof typeof bikeBounds, fits: (bound: SQL) => SQL) {
  const rows = bikeBounds[name].map(({ value }) => sql`(${value}::integer)`);
  const join = sql`join (values ${sql.join(rows, sql`, `)}) as bounds (bound) on ${fits(sql`bounds.bound`)}`;
  return { join, value: sql`bounds.bound::text` };
}
