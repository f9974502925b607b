import type { BikeSort } from '@dopahiya/domain/requests';
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bikes, bikeViews } from '../../../core/database/schema.ts';
import { measureColumns } from './bike-filter.ts';
import { bikeRatings } from '../../../core/database/review-schema.ts';

/** Best-selling models first; ties by slug, so that pages never overlap. */
export const byPopularity: SQL[] = [desc(bikes.popularity), asc(bikes.slug)];

/** Next launch first; unknown dates last. */
export const byLaunch: SQL[] = [smallestFirst(bikes.launch_date), ...byPopularity];

const orders: Record<BikeSort, SQL[]> = {
  popularity: [],
  featured: [],
  'price-low': [smallestFirst(bikes.price)],
  'price-high': [largestFirst(bikes.price)],
  mileage: [largestFirst(bikes.mileage)],
  range: [largestFirst(bikes.battery_range)],
  rating: [sql`${averageRating(sql`${bikes.id}`)} desc nulls last`],
  'engine-capacity': [largestFirst(bikes.engine_capacity)],
  'engine-low': [smallestFirst(bikes.engine_capacity)],
  'engine-high': [largestFirst(bikes.engine_capacity)],
  launch: [largestFirst(bikes.launch_date)],
  weight: [smallestFirst(measureColumns.kerb_weight)],
  'weight-high': [largestFirst(measureColumns.kerb_weight)],
  'seat-height': [smallestFirst(measureColumns.seat_height)],
  power: [largestFirst(bikes.max_power)],
  'top-speed': [largestFirst(bikes.top_speed)],
};

/** Returns the order of a list; unknown values come last, ties by popularity. */
export function bikeOrder(sort: BikeSort): SQL[] {
  return [...orders[sort], ...byPopularity];
}

/** Returns the order in which a search found the bikes. */
export const bestFitFirst = (ids: readonly number[]): SQL[] => [
  sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )}]::int[], ${bikes.id})`,
  ...byPopularity,
];

function smallestFirst(column: PgColumn | SQL): SQL {
  return sql`${column} asc nulls last`;
}

function largestFirst(column: PgColumn | SQL): SQL {
  return sql`${column} desc nulls last`;
}

/** Page views that weigh as much as a tenfold increase in sales. */
const VIEWS_PER_TENFOLD = 100;

/**
 * Scores the demand for a model in these ISO weeks: its page views, plus a hundred views for each power of ten of its monthly sales.
 * Without views the order is that of the sales.
 */
export function weeklyPopularity(weeks: string[]): SQL<number> {
  const expected = sql`${VIEWS_PER_TENFOLD} * log(1 + ${bikes.popularity}::double precision)`;
  const inWeeks = sql`${bikeViews.bike_id} = ${bikes.id} and ${inArray(bikeViews.week, weeks)}`;
  const seen = sql`(select coalesce(sum(${bikeViews.views}), 0) from ${bikeViews} where ${inWeeks})`;
  return sql<number>`(${expected} + ${seen})`;
}

/** Average of a model's real reviews, to one decimal; null without any. */
export function averageRating(bikeId: SQL): SQL<number | null> {
  const average = sql`round(${bikeRatings.stars}::numeric / ${bikeRatings.count}, 1)::double precision`;
  return sql<number | null>`(select ${average} from ${bikeRatings} where ${bikeRatings.bike_id} = ${bikeId})`;
}
