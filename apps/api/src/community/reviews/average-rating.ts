import { and, type SQL, sql } from 'drizzle-orm';
import { reviews } from '../../db/review-schema.ts';

/** The average of a model's real reviews to one decimal; null while there is none. */
export function averageRating(bikeId: SQL): SQL<number | null> {
  const real = and(sql`${reviews.bike_id} = ${bikeId}`, sql`not ${reviews.is_sample}`);
  return sql<number | null>`(select round(avg(${reviews.rating}), 1)::double precision from ${reviews} where ${real})`;
}
