import type { ListingColour, ListingOwner } from '@dopahiya/domain/market';
import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listings } from '../../../core/database/listing-schema.ts';
import { containsWords } from '../../../core/database/row-queries.ts';
import { bikes } from '../../../core/database/schema.ts';
import type { UsedSearchConditions } from '../../search/index.ts';

/** Conditions of a typed search, with the brands by id. */
export interface TypedSearch extends Omit<UsedSearchConditions, 'brands' | 'sort'> {
  brandIds?: number[] | undefined;
  /** Words that name nothing known, in lower case and without punctuation. */
  words?: string[] | undefined;
}

/** Returns the SQL condition of a typed search. */
export function typedCondition(search: TypedSearch): SQL | undefined {
  const { brandIds, models, cityIds, price, year, maxKm, owners, colours, verified, words = [] } = search;
  return and(
    brandIds && inArray(listings.brand_id, brandIds),
    models && or(inArray(listings.bike_id, models.ids), containsWords(listings.search_text, models.words)),
    cityIds && inArray(listings.city_id, cityIds),
    isWithin(listings.expected_price, price),
    isWithin(listings.year_of_manufacture, year),
    isWithin(listings.km_ridden, { max: maxKm }),
    owners && inArray(listings.owner, owners as ListingOwner[]),
    colours && inArray(listings.color, colours as ListingColour[]),
    verified ? isNotNull(listings.verified_at) : undefined,
    ofModel(search),
    containsWords(listings.search_text, words),
  );
}

/** Condition on the facts of the linked model; a listing linked to none matches none. */
function ofModel({ bodyStyles, fuel, capacity }: TypedSearch): SQL | undefined {
  const facts = and(
    bodyStyles && inArray(bikes.body_style, bodyStyles),
    fuel && eq(bikes.fuel_type, fuel),
    isWithin(bikes.engine_capacity, capacity),
  );
  return facts && sql`${listings.bike_id} in (select ${bikes.id} from ${bikes} where ${facts})`;
}

/** Range, inclusive; undefined where it is open. */
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** Condition: a column lies within a range. */
export const isWithin = (column: PgColumn, { min, max }: Range = {}): SQL | undefined =>
  and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
