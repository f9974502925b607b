import type { DealGrade, ListingCondition, ListingOwner } from '@dopahiya/domain/market';
import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { listings, onSale } from '../../../core/database/listing-schema.ts';
import { cities } from '../../../core/database/schema.ts';
import { openStatuses } from '../own/listing-states.ts';
import { hasGrade } from '../valuation/deals/deal-conditions.ts';
import { isWithin, type Range, type TypedSearch, typedCondition } from './typed-search.ts';

/** Filter of a listing list; each given condition narrows it. */
export interface ListingFilter {
  withSamples: boolean;
  /** Conditions of the typed search. */
  search?: TypedSearch | undefined;
  brandIds?: number[] | undefined;
  bikeId?: number | undefined;
  cityIds?: number[] | undefined;
  near?: Place | undefined;
  /** Ids of the cities within the requested distance: listings are indexed by city, not by distance. */
  nearCityIds?: number[] | undefined;
  price?: Range;
  year?: Range;
  maxKm?: number | undefined;
  owners?: ListingOwner[] | undefined;
  conditions?: ListingCondition[] | undefined;
  deals?: DealGrade[] | undefined;
  verified?: boolean | undefined;
}

/** Returns the filter as an SQL condition on listings joined with their cities. */
export function listingCondition(filter: ListingFilter): SQL | undefined {
  const { rest, ...facets } = listingConditions(filter);
  return and(rest, ...Object.values(facets));
}

/** Returns the SQL conditions by the facet that offers them, and all others as `rest`. */
export function listingConditions({ price = {}, year = {}, ...filter }: ListingFilter) {
  return {
    brand: given(filter.brandIds, (ids) => inArray(listings.brand_id, ids)),
    city: given(filter.cityIds, (ids) => inArray(listings.city_id, ids)),
    price: isWithin(listings.expected_price, price),
    min_year: given(year.min, (min) => gte(listings.year_of_manufacture, min)),
    max_km: given(filter.maxKm, (max) => lte(listings.km_ridden, max)),
    owner: given(filter.owners, (owners) => inArray(listings.owner, owners)),
    condition: given(filter.conditions, (conditions) => inArray(listings.condition, conditions)),
    deal: given(filter.deals, hasGrade),
    verified: given(filter.verified, isVerified),
    within: given(filter.nearCityIds, (ids) => inArray(listings.city_id, ids)),
    rest: and(
      shown(filter),
      given(filter.bikeId, (id) => eq(listings.bike_id, id)),
      given(year.max, (max) => lte(listings.year_of_manufacture, max)),
      given(filter.search, typedCondition),
    ),
  };
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

/** Condition on listings shown in lists: on sale and confirmed, with samples if enabled. */
export function shown({ withSamples }: Pick<ListingFilter, 'withSamples'>): SQL | undefined {
  return and(onSale(listings.status), isConfirmed, withSamples ? undefined : eq(listings.is_sample, false));
}

const isConfirmed = eq(listings.is_unconfirmed, false);

/** Condition on listings whose page is public. */
export const isPublic = (): SQL | undefined => and(inArray(listings.status, [...openStatuses]), isConfirmed);

const isVerified = (verified: boolean): SQL =>
  verified ? isNotNull(listings.verified_at) : isNull(listings.verified_at);

/** Coordinates in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_DIAMETER_KM = 12_742;

/** Returns SQL for a city's great-circle distance from a place in km; null for an unknown city. */
export function distanceFrom({ latitude, longitude }: Place): SQL<number> {
  const halfSine = (from: SQL | number, to: SQL) => sql`power(sin(radians(${to} - ${from}) / 2), 2)`;
  const north = halfSine(latitude, sql`${cities.latitude}`);
  const east = halfSine(longitude, sql`${cities.longitude}`);
  const shrunk = sql`cos(radians(${latitude})) * cos(radians(${cities.latitude}))`;
  return sql<number>`${EARTH_DIAMETER_KM} * asin(least(1, sqrt(${north} + ${shrunk} * ${east})))`;
}
