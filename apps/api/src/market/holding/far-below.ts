import { todaysModel } from '@dopahiya/engines/todays-model';
import { usedPriceFloor, valueBike } from '@dopahiya/engines/valuation';
import { and, eq } from 'drizzle-orm';
import type { listings } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { bikes, brands, cities } from '../../db/schema.ts';
import { monthOf, valuedBike } from '../valuation/valued-bike.ts';

/** What the price of a bike is judged by. */
export type PricedBike = Pick<
  typeof listings.$inferInsert,
  'brand_id' | 'bike_id' | 'city_id' | 'year' | 'km' | 'owner' | 'price'
>;

/** Of the price below which one of ten such bikes is asked for, this much is too little to be meant. */
const SHARE_OF_FLOOR = 0.6;

/** Whether a price is far below what such bikes are asked for; not where that is known too roughly to say so. */
export async function isFarBelow(orm: Orm, bike: PricedBike, now: Date): Promise<boolean> {
  const { brand_id, bike_id, city_id } = bike;
  if (!brand_id || !bike_id) return false;
  const [known] = await orm
    .select({ model: bikes, brand: brands.slug, state: cities.state })
    .from(bikes)
    .innerJoin(brands, and(eq(brands.id, bikes.brand_id), eq(brands.id, brand_id)))
    .leftJoin(cities, eq(cities.id, city_id ?? 0))
    .where(eq(bikes.id, bike_id));
  if (!known) return false;
  const valued = valueBike(todaysModel, valuedBike(known.model, known, bike), monthOf(now));
  return !('none' in valued) && valued.confidence !== null && bike.price < usedPriceFloor(valued) * SHARE_OF_FLOOR;
}
