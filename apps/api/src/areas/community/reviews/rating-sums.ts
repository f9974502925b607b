import { and, count, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikeRatings, reviews } from '../../../core/database/review-schema.ts';
import { bikes } from '../../../core/database/schema.ts';

/** Runs a write for a bike's reviews and recalculates the bike's rating totals in one transaction. */
export function writeAndAddUp<Written>(
  orm: Orm,
  bikeId: number,
  write: (transaction: Orm) => Promise<Written>,
): Promise<Written> {
  return orm.transaction(async (transaction) => {
    await lockBike(transaction, bikeId);
    const written = await write(transaction);
    await addUp(transaction, bikeId);
    return written;
  });
}

/** Locks the bike's row, so that concurrent writes to its reviews recalculate its totals one after another. */
export async function lockBike(orm: Orm, bikeId: number): Promise<void> {
  await orm.select({ id: bikes.id }).from(bikes).where(eq(bikes.id, bikeId)).for('no key update');
}

async function addUp(orm: Orm, bikeId: number): Promise<void> {
  const total = {
    bike_id: reviews.bike_id,
    count: count().as('count'),
    stars: sql<number>`sum(${reviews.rating})`.as('stars'),
  };
  const published = and(eq(reviews.bike_id, bikeId), eq(reviews.is_sample, false), eq(reviews.status, 'PUBLISHED'));
  await orm.delete(bikeRatings).where(eq(bikeRatings.bike_id, bikeId));
  await orm.insert(bikeRatings).select(orm.select(total).from(reviews).where(published).groupBy(reviews.bike_id));
}
