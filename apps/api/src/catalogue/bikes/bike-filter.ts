import type { BodyStyle } from '@dopahiya/domain';
import { and, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../../db/contains-words.ts';
import { bikes } from '../../db/schema.ts';

/** Which bikes a list holds: each given condition narrows it; prices in rupees, engine capacities in cc. */
export interface BikeFilter {
  words?: string[];
  brandId?: number | undefined;
  bodyStyles?: BodyStyle[] | undefined;
  fuel?: 'petrol' | 'electric' | undefined;
  price?: Range;
  engineCapacity?: Range;
  /** Words in the name of the battery's type. */
  batteryWords?: string[];
  /** Only bikes whose mileage is known. */
  withMileage?: boolean;
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** The filter as a condition; a bike whose price or engine capacity is not known lies in no range of it. */
export function bikeCondition(filter: BikeFilter): SQL | undefined {
  const { words = [], brandId, bodyStyles, fuel, price, engineCapacity, batteryWords = [], withMileage } = filter;
  return and(
    containsWords(bikes.full_name, words),
    containsWords(sql`${bikes.specifications} ->> 'battery_type'`, batteryWords),
    brandId === undefined ? undefined : eq(bikes.brand_id, brandId),
    bodyStyles && inArray(bikes.body_style, bodyStyles),
    fuel && eq(bikes.fuel_type, fuel),
    within(bikes.price, price),
    within(bikes.engine_capacity, engineCapacity),
    withMileage ? isNotNull(bikes.mileage) : undefined,
  );
}

function within(column: typeof bikes.price | typeof bikes.engine_capacity, { min, max }: Range = {}): SQL | undefined {
  return and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
}
