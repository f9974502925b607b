import { nearDistances, type UsedBikeFacets, usedKmBounds, usedPriceRanges } from '@dopahiya/domain/market';
import { type SQL, sql } from 'drizzle-orm';
import {
  boundsFacet,
  countFacets,
  type FacetCount as CountOf,
  type FacetSource,
  joinRanges,
} from '../../../core/database/facet-counts.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { brands, cities } from '../../../core/database/schema.ts';
import { gradeFacet } from '../valuation/deals/deal-conditions.ts';
import { distanceFrom, type ListingFilter, listingConditions } from './listing-filter.ts';

type FacetName = keyof UsedBikeFacets;

/** Number of listings with a facet value, and the value's name if only the database knows it. */
export type ListingFacetCount = CountOf<FacetName>;

/** SQL sources of each facet's values; `years` are the choices of the minimum year. */
const sourcesFor = (years: readonly number[]): Record<FacetName, FacetSource> => ({
  brand: {
    join: sql`join ${brands} on ${brands.id} = matched.brand_id`,
    value: sql`${brands.slug}`,
    name: sql`${brands.name}`,
  },
  city: {
    join: sql`join ${cities} on ${cities.id} = matched.city_id`,
    value: sql`${cities.slug}`,
    name: sql`${cities.name}`,
    ends: ['within'],
  },
  price: { join: joinRanges(usedPriceRanges, sql`matched.expected_price`), value: sql`ranges.value` },
  min_year: boundsFacet(years, (bound) => sql`matched.year_of_manufacture >= ${bound}`),
  max_km: boundsFacet(usedKmBounds, (bound) => sql`matched.km_ridden <= ${bound}`),
  owner: { value: sql`matched.owner` },
  condition: { value: sql`matched.condition` },
  deal: gradeFacet(sql`matched.deal_errors`),
  verified: { value: sql`matched.verified::text` },
  within: boundsFacet(nearDistances, (bound) => sql`matched.distance <= ${bound}`),
});

/** Counts the facet choices of a used bike list. */
export class ListingFacetRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts every choice with at least one listing in one statement; each facet is counted with the conditions of all others. */
  count(filter: ListingFilter, years: readonly number[]): Promise<ListingFacetCount[]> {
    const { rest, ...conditions } = listingConditions(filter);
    const distance = filter.near ? distanceFrom(filter.near) : sql`null::double precision`;
    const matched = (verdicts: SQL) => sql`
      select ${listings.brand_id}, ${listings.city_id}, ${listings.expected_price}, ${listings.year_of_manufacture}, ${listings.km_ridden},
        ${listings.owner}, ${listings.condition}, ${listings.deal_errors}, ${listings.verified_at} is not null as verified,
        ${distance} as distance, ${verdicts}
      from ${listings} left join ${cities} on ${cities.id} = ${listings.city_id} where ${rest ?? sql`true`}`;
    return readRows(this.#orm, countFacets({ sources: sourcesFor(years), conditions, matched }));
  }
}
