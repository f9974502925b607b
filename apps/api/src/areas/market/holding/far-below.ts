import { todaysModel } from '@dopahiya/engines/todays-model';
import { shareOfLowest, valueBike } from '@dopahiya/engines/valuation';
import { and, eq } from 'drizzle-orm';
import type { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes, brands, cities } from '../../../core/database/schema.ts';
import { monthOf, valuedBike } from '../valuation/valued-bike.ts';

const judgedBy = [
  'brand_id',
  'bike_id',
  'city_id',
  'year_of_manufacture',
  'km_ridden',
  'owner',
  'expected_price',
] as const;

/** The columns a bike's price is judged by. */
export type PricedBike = Pick<typeof listings.$inferInsert, (typeof judgedBy)[number]>;

/** Checks whether a price is far below market; false if the market value is too uncertain. */
export async function isFarBelow(orm: Orm, bike: PricedBike, now: Date): Promise<boolean> {
  return (await shareOf(orm, bike, now)) < 1;
}

/**
 * Checks whether a change makes a price far below market, and further below than before: it was lowered, or the bike's details now imply a
 * higher value.
 */
export async function fallsFarBelow(orm: Orm, before: PricedBike, after: PricedBike, now: Date): Promise<boolean> {
  if (judgedBy.every((name) => before[name] === after[name])) return false;
  const share = await shareOf(orm, after, now);
  return share < 1 && share < (await shareOf(orm, before, now));
}

/** Returns a price as a share of the lowest acceptable one; Infinity if the market value is unknown. */
async function shareOf(orm: Orm, bike: PricedBike, now: Date): Promise<number> {
  const { brand_id, bike_id, city_id } = bike;
  if (!brand_id || !bike_id) return Infinity;
  const [known] = await orm
    .select({ model: bikes, brand: brands.slug, state: cities.state })
    .from(bikes)
    .innerJoin(brands, and(eq(brands.id, bikes.brand_id), eq(brands.id, brand_id)))
    .leftJoin(cities, eq(cities.id, city_id ?? 0))
    .where(eq(bikes.id, bike_id));
  if (!known) return Infinity;
  const valued = valueBike(todaysModel, valuedBike(known.model, known, bike), monthOf(now));
  if ('none' in valued || valued.confidence === null) return Infinity;
  return shareOfLowest(valued.span, bike.expected_price);
}
