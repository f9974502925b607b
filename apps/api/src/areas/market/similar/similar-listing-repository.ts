import { and, eq } from 'drizzle-orm';
import { bySlugOrId } from '../../../core/database/by-slug-or-id.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { cities } from '../../../core/database/schema.ts';
import type { MarketSettings } from '../market-settings.ts';

/** Reads what others are like a listing by. */
export class SimilarListingRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Model, price and place of a listing by slug or id, whatever became of it. */
  async pattern(slugOrId: string, { withSamples }: Pick<MarketSettings, 'withSamples'>) {
    const [row] = await this.#orm
      .select({
        id: listings.id,
        bikeId: listings.bike_id,
        price: listings.expected_price,
        latitude: cities.latitude,
        longitude: cities.longitude,
      })
      .from(listings)
      .leftJoin(cities, eq(cities.id, listings.city_id))
      .where(and(bySlugOrId(listings, slugOrId), withSamples ? undefined : eq(listings.is_sample, false)));
    return row;
  }
}
