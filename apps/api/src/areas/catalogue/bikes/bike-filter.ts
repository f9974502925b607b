import type { BikeMeasure, Fuel, SaleStatus } from '@dopahiya/domain/requests';
import type { BodyStyle } from '@dopahiya/domain/specifications';
import { and, eq, gte, inArray, isNotNull, isNull, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../../../core/database/row-queries.ts';
import { bikes } from '../../../core/database/schema.ts';

/** Which bikes a list holds: each given condition narrows it. */
export interface BikeFilter {
  /** Only these bikes: those that a search has found. */
  ids?: number[] | undefined;
  brandIds?: number[] | undefined;
  bodyStyles?: BodyStyle[] | undefined;
  fuel?: Fuel | undefined;
  abs?: boolean | undefined;
  /** What is left out: brands, styles, and phrases in names. */
  notBrandIds?: number[] | undefined;
  notBodyStyles?: BodyStyle[] | undefined;
  notNamed?: string[] | undefined;
  statuses?: SaleStatus[] | undefined;
  ranges?: Partial<Record<BikeMeasure, Range>>;
  /** Whether a seat height or a weight that is not known fulfils a bound on it. */
  keepUnknown?: boolean | undefined;
  /** Words in the name of the battery's type. */
  batteryWords?: string[];
  /** Only bikes whose mileage is known. */
  withMileage?: boolean;
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** Where each measure stands: rupees, cc, kmpl, km, mm, kg. */
export const measureColumns: Record<BikeMeasure, SQL> = {
  price: sql`${bikes.price}`,
  cc: sql`${bikes.engine_capacity}`,
  mileage: sql`${bikes.mileage}`,
  range: sql`${bikes.battery_range}`,
  seat_height: numberOf('seat_height'),
  kerb_weight: numberOf('kerb_weight'),
};

/** Whether a bike has ABS; null when that is not known. */
export const hasAbs = sql<boolean | null>`(${bikes.specifications} ->> 'abs')::boolean`;

function numberOf(field: string): SQL {
  return sql`(${bikes.specifications} ->> ${sql.raw(`'${field}'`)})::double precision`;
}

/** The filter as a condition; a bike of which a fact is not known fulfils no condition on it, unless `keepUnknown`. */
export function bikeCondition(filter: BikeFilter): SQL | undefined {
  const { rest, ...facets } = bikeConditions(filter);
  return and(rest, ...Object.values(facets));
}

/** The conditions by the facet that offers them as choices, and all others as `rest`. */
export function bikeConditions(filter: BikeFilter) {
  const { ids, brandIds, bodyStyles, fuel, abs, statuses, ranges = {} } = filter;
  const within = (name: BikeMeasure) => isWithin(measureColumns[name], ranges[name]);
  const orUnknown = (name: BikeMeasure, bound: SQL | undefined) =>
    bound && filter.keepUnknown ? or(bound, isNull(measureColumns[name])) : bound;
  const atLeast = (name: BikeMeasure) => isWithin(measureColumns[name], { min: ranges[name]?.min });
  const atMost = (name: BikeMeasure) => isWithin(measureColumns[name], { max: ranges[name]?.max });
  return {
    brand: brandIds && inArray(bikes.brand_id, brandIds),
    budget: within('price'),
    capacity: within('cc'),
    body_style: bodyStyles && inArray(bikes.body_style, bodyStyles),
    fuel: fuel && eq(bikes.fuel_type, fuel),
    abs: abs === undefined ? undefined : eq(hasAbs, abs),
    min_mileage: atLeast('mileage'),
    min_range: atLeast('range'),
    max_seat_height: orUnknown('seat_height', atMost('seat_height')),
    max_kerb_weight: orUnknown('kerb_weight', atMost('kerb_weight')),
    rest: and(
      ids && inArray(bikes.id, ids),
      containsWords(sql`${bikes.specifications} ->> 'battery_type'`, filter.batteryWords ?? []),
      statuses && inArray(bikes.status, statuses),
      leftOut(filter),
      atMost('mileage'),
      atMost('range'),
      orUnknown('seat_height', atLeast('seat_height')),
      orUnknown('kerb_weight', atLeast('kerb_weight')),
      filter.withMileage ? isNotNull(bikes.mileage) : undefined,
    ),
  };
}

/** What no bike may be or have. */
const leftOut = ({ notBrandIds, notBodyStyles, notNamed = [] }: BikeFilter): SQL | undefined =>
  and(
    notBrandIds && notInArray(bikes.brand_id, notBrandIds),
    notBodyStyles && notInArray(bikes.body_style, notBodyStyles),
    ...notNamed.map((name) => not(hasInName(name))),
  );

/** Whether a word of a bike's name begins with this. */
const hasInName = (name: string): SQL => containsWords(sql`' ' || ${bikes.name}`, [` ${name}`]) ?? sql`false`;

function isWithin(column: SQL, { min, max }: Range = {}): SQL | undefined {
  return and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
}
