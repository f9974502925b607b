import { type SQL, sql } from 'drizzle-orm';
import { bikeRatings } from '../../../core/database/review-schema.ts';

/** The average of a model's real reviews to one decimal; null while there is none. */
export function averageRating(bikeId: SQL): SQL<number | null> {
  const average = sql`round(${bikeRatings.stars}::numeric / ${bikeRatings.count}, 1)::double precision`;
  return sql<number | null>`(select ${average} from ${bikeRatings} where ${bikeRatings.bike_id} = ${bikeId})`;
}
