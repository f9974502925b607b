import { and, eq } from 'drizzle-orm';
import { bySlugOrId } from '../../../core/database/by-slug-or-id.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { cities } from '../../../core/database/schema.ts';
import type { MarketSettings } from '../market-settings.ts';

/** Reads the properties of a listing by which similar ones are found. */
export class SimilarListingRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns a listing's model, price and location by slug or id, whatever its status. */
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
