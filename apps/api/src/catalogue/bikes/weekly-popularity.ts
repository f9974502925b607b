import { inArray, type SQL, sql } from 'drizzle-orm';
import { bikes, bikeViews } from '../../db/schema.ts';

/** What a tenfold of sales weighs, in views of a model's page. */
const VIEWS_PER_TENFOLD = 100;

/**
 * How much a model is looked for in these ISO weeks: its page's views, on top of what its sales let expect, which is a
 * hundred views for each power of ten of the monthly sales. Without views the order is that of the sales.
 */
export function weeklyPopularity(weeks: string[]): SQL<number> {
  const expected = sql`${VIEWS_PER_TENFOLD} * log(1 + ${bikes.popularity}::double precision)`;
  const inWeeks = sql`${bikeViews.bike_id} = ${bikes.id} and ${inArray(bikeViews.week, weeks)}`;
  const seen = sql`(select coalesce(sum(${bikeViews.views}), 0) from ${bikeViews} where ${inWeeks})`;
  return sql<number>`(${expected} + ${seen})`;
}
