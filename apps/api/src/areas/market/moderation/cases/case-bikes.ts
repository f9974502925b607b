import { todaysModel } from '@dopahiya/engines/todays-model';
import { valueBike } from '@dopahiya/engines/valuation';
import { eq, inArray } from 'drizzle-orm';
import { listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { bikes, brands, cities } from '../../../../core/database/schema.ts';
import { monthOf, valuedBike } from '../../valuation/valued-bike.ts';
import { type Belonging, eachOnce } from './belonging.ts';
import type { CaseFacts } from './described-case.ts';

type CaseBike = NonNullable<CaseFacts['bike']>;

/** Returns the facts of the cases' listings by listing id, each with its current value estimate. */
export async function bikesOf(orm: Orm, cases: readonly Belonging[], now: Date): Promise<Map<number, CaseBike>> {
  const ids = eachOnce(cases.map(({ listing }) => listing));
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ listing: listings, model: bikes, brand: brands.slug, city: cities.name, state: cities.state })
    .from(listings)
    .leftJoin(bikes, eq(bikes.id, listings.bike_id))
    .leftJoin(brands, eq(brands.id, listings.brand_id))
    .leftJoin(cities, eq(cities.id, listings.city_id))
    .where(inArray(listings.id, ids));
  return new Map(
    rows.map(({ listing, model, brand, city, state }): [number, CaseBike] => {
      const valued = valueBike(todaysModel, valuedBike(model, { brand: brand ?? '', state }, listing), monthOf(now));
      return [
        listing.id,
        {
          year: listing.year_of_manufacture,
          km: listing.km_ridden,
          owner: listing.owner,
          condition: listing.condition,
          registration: listing.registration_location,
          city,
          price: listing.expected_price,
          estimate: 'none' in valued ? null : { value: valued.value, ...valued.span },
          new_price: model?.price ?? null,
        },
      ];
    }),
  );
}
