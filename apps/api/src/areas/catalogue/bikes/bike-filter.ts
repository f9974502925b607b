import type { BikeMeasure, Fuel, SaleStatus } from '@dopahiya/domain/requests';
import type { BodyStyle } from '@dopahiya/domain/specifications';
import { and, eq, gte, inArray, isNotNull, isNull, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../../../core/database/row-queries.ts';
import { bikes } from '../../../core/database/schema.ts';

/** Filter for bikes: each given condition narrows the list. */
export interface BikeFilter {
  /** Only the bikes found by a search. */
  ids?: number[] | undefined;
  brandIds?: number[] | undefined;
  bodyStyles?: BodyStyle[] | undefined;
  fuel?: Fuel | undefined;
  abs?: boolean | undefined;
  /** Exclusions: brands, styles, and phrases in names. */
  notBrandIds?: number[] | undefined;
  notBodyStyles?: BodyStyle[] | undefined;
  notNamed?: string[] | undefined;
  statuses?: SaleStatus[] | undefined;
  ranges?: Partial<Record<BikeMeasure, Range>>;
  /** Whether an unknown seat height or weight matches a bound on it. */
  keepUnknown?: boolean | undefined;
  /** Words in the name of the battery type. */
  batteryWords?: string[];
  /** Only bikes with a known mileage. */
  withMileage?: boolean;
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** Column of each measure: rupees, cc, kmpl, km, mm, kg. */
export const measureColumns: Record<BikeMeasure, SQL> = {
  price: sql`${bikes.price}`,
  cc: sql`${bikes.engine_capacity}`,
  mileage: sql`${bikes.mileage}`,
  range: sql`${bikes.battery_range}`,
  seat_height: numberOf('seat_height'),
  kerb_weight: numberOf('kerb_weight'),
};

/** Whether a bike has ABS; null if unknown. */
export const hasAbs = sql<boolean | null>`(${bikes.specifications} ->> 'abs')::boolean`;

function numberOf(field: string): SQL {
  return sql`(${bikes.specifications} ->> ${sql.raw(`'${field}'`)})::double precision`;
}

/** Builds the filter's condition; a bike with an unknown fact matches no condition on it, except with `keepUnknown`. */
export function bikeCondition(filter: BikeFilter): SQL | undefined {
  const { rest, ...facets } = bikeConditions(filter);
  return and(rest, ...Object.values(facets));
}

/** Returns the conditions by facet, and all others as `rest`. */
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

/** Condition of the exclusions. */
const leftOut = ({ notBrandIds, notBodyStyles, notNamed = [] }: BikeFilter): SQL | undefined =>
  and(
    notBrandIds && notInArray(bikes.brand_id, notBrandIds),
    notBodyStyles && notInArray(bikes.body_style, notBodyStyles),
    ...notNamed.map((name) => not(hasInName(name))),
  );

/** Condition: a word of the bike's name starts with this. */
const hasInName = (name: string): SQL => containsWords(sql`' ' || ${bikes.name}`, [` ${name}`]) ?? sql`false`;

function isWithin(column: SQL, { min, max }: Range = {}): SQL | undefined {
  return and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
}
