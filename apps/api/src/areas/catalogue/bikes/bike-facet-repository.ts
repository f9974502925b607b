import { bikeBounds, type BikeFacets, budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { type BodyStyle, bodyStyleNames, stylesWithin } from '@dopahiya/domain/specifications';
import { type SQL, sql } from 'drizzle-orm';
import {
  boundsFacet,
  countFacets,
  type FacetCount as CountOf,
  type FacetSource,
  joinRanges,
} from '../../../core/database/facet-counts.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { bikes, brands } from '../../../core/database/schema.ts';
import { bikeConditions, type BikeFilter, hasAbs, measureColumns } from './bike-filter.ts';

type FacetName = keyof BikeFacets;

/** Number of bikes with a value, and its name if only the database has it. */
export type FacetCount = CountOf<FacetName>;

/** Sources of each facet's values. */
const sources: Record<FacetName, FacetSource> = {
  brand: {
    join: sql`join ${brands} on ${brands.id} = matched.brand_id`,
    value: sql`${brands.slug}`,
    name: sql`${brands.name}`,
  },
  budget: { join: joinRanges(budgetRanges, sql`matched.price`), value: sql`ranges.value` },
  capacity: { join: joinRanges(capacityRanges, sql`matched.engine_capacity`), value: sql`ranges.value` },
  body_style: { join: joinStyles(), value: sql`styles.value` },
  fuel: { value: sql`matched.fuel_type` },
  abs: { value: sql`matched.has_abs::text` },
  min_mileage: boundsOf('min_mileage', (bound) => sql`matched.mileage >= ${bound}`),
  min_range: boundsOf('min_range', (bound) => sql`matched.battery_range >= ${bound}`),
  max_seat_height: boundsOf('max_seat_height', (bound) => sql`matched.seat_height <= ${bound}`),
  max_kerb_weight: boundsOf('max_kerb_weight', (bound) => sql`matched.kerb_weight <= ${bound}`),
};

/** Counts the choices that would narrow a list of bikes. */
export class BikeFacetRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts every choice with at least one bike in one statement, applying to each facet the conditions of all others. */
  async count(filter: BikeFilter): Promise<FacetCount[]> {
    const { rest, ...conditions } = bikeConditions(filter);
    const matched = (verdicts: SQL) => selectMatched(filter, verdicts, rest);
    return readRows<FacetCount>(this.#orm, countFacets({ sources, conditions, matched }));
  }
}

/** Selects the bikes that match all non-facet conditions, with a verdict for each facet. */
function selectMatched(filter: BikeFilter, verdicts: SQL, rest: SQL | undefined): SQL {
  // With `keepUnknown`, bikes with an unknown measure match every bound on it.
  const measure = (name: 'seat_height' | 'kerb_weight') =>
    filter.keepUnknown ? sql`coalesce(${measureColumns[name]}, 0)` : measureColumns[name];
  return sql`
    select ${bikes.brand_id}, ${bikes.price}, ${bikes.engine_capacity}, ${bikes.body_style}, ${bikes.fuel_type},
      ${bikes.mileage}, ${bikes.battery_range}, ${measure('seat_height')} as seat_height,
      ${measure('kerb_weight')} as kerb_weight,
      ${hasAbs} as has_abs, ${verdicts}
    from ${bikes} where ${rest ?? sql`true`}`;
}

/** Joins every style of a bike: a maxi scooter is also a scooter. */
function joinStyles(): SQL {
  const styles = Object.keys(bodyStyleNames) as BodyStyle[];
  const rows = styles.flatMap((value) => stylesWithin(value).map((style) => sql`(${value}, ${style})`));
  return sql`join (values ${sql.join(rows, sql`, `)}) as styles (value, style) on styles.style = matched.body_style`;
}

function boundsOf(name: keyof typeof bikeBounds, fits: (bound: SQL) => SQL): FacetSource {
  return boundsFacet(
    bikeBounds[name].map(({ value }) => value),
    fits,
  );
}
