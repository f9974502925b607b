import type { SellerFacts, UsedBikeSort } from '@dopahiya/domain/market';
import { and, asc, count, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { bySlugOrId } from '../../../core/database/by-slug-or-id.ts';
import { listingFavourites, listingPhotos, listingPrices, listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes, brands, cities } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';
import { distanceFrom, type Place, isPublic, type ListingFilter, listingCondition, shown } from './listing-filter.ts';
import { sellerFactsOf } from './seller-facts.ts';

/** Columns of a listing photo. */
export type ListingPhotoRow = Pick<
  typeof listingPhotos.$inferSelect,
  'id' | 'shown_as' | 'widths' | 'width' | 'height' | 'has_avif'
>;

/** Returns SQL for a listing's photos; hidden ones are only included for its seller. */
const photosOf = (isSeller: boolean) => sql<ListingPhotoRow[]>`(
  select coalesce(json_agg(json_build_object('id', photo.id, 'shown_as', photo.shown_as, 'widths', photo.widths,
    'width', photo.width, 'height', photo.height, 'has_avif', photo.has_avif) order by photo.position, photo.id), '[]'::json)
  from ${listingPhotos} as photo where photo.listing_id = ${listings.id} and ${isSeller ? sql`true` : sql`photo.hidden_by is null`})`;

const columns = {
  listing: getTableColumns(listings),
  brand: { id: brands.id, slug: brands.slug, name: brands.name },
  city: { id: cities.id, slug: cities.slug, name: cities.name, state: cities.state },
  bike: {
    slug: bikes.slug,
    name: bikes.name,
    status: bikes.status,
    price: bikes.price,
    price_month: bikes.price_month,
    colours: bikes.colours,
    drawing_key: bikes.drawing_key,
    drawing_width: bikes.drawing_width,
    drawing_height: bikes.drawing_height,
    fuel_type: bikes.fuel_type,
    body_style: bikes.body_style,
    engine_capacity: bikes.engine_capacity,
  },
};

/** A listing with its brand, city and model from the catalogue, and its distance from the requested place. */
export interface ListingRow {
  listing: typeof listings.$inferSelect;
  brand: { id: number; slug: string; name: string } | null;
  city: { id: number; slug: string; name: string; state: string } | null;
  bike: Pick<
    typeof bikes.$inferSelect,
    | 'slug'
    | 'name'
    | 'status'
    | 'price'
    | 'price_month'
    | 'colours'
    | 'drawing_key'
    | 'drawing_width'
    | 'drawing_height'
    | 'fuel_type'
    | 'body_style'
    | 'engine_capacity'
  > | null;
  photos: ListingPhotoRow[];
  distance: number | null;
}

/** A price and since when it was asked. */
export type PriceRow = Pick<typeof listingPrices.$inferSelect, 'price' | 'since'>;

const newest = [desc(listings.created_at), desc(listings.id)];
const orders: Record<Exclude<UsedBikeSort, 'nearest'>, SQL[]> = {
  newest,
  'price-low': [asc(listings.expected_price), ...newest],
  'price-high': [desc(listings.expected_price), ...newest],
  'year-new': [desc(listings.year_of_manufacture), ...newest],
  'km-low': [asc(listings.km_ridden), ...newest],
  deal: [sql`${listings.deal_errors} asc nulls last`, ...newest],
};

type WithSamples = Pick<ListingFilter, 'withSamples'>;

/** Reads public listings. */
export class ListingRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the listings that match a filter. */
  async count(filter: ListingFilter): Promise<number> {
    const [row] = await this.#orm
      .select({ total: count() })
      .from(listings)
      .leftJoin(cities, eq(cities.id, listings.city_id))
      .where(listingCondition(filter));
    return row?.total ?? 0;
  }

  /** Counts verified listings on sale; samples are never included. */
  async countVerified(): Promise<number> {
    const [row] = await this.#orm
      .select({ total: count() })
      .from(listings)
      .where(and(shown({ withSamples: false }), isNotNull(listings.verified_at)));
    return row?.total ?? 0;
  }

  /** Returns the listings that match a filter, in the given order; `nearest` requires `near`. */
  find(filter: ListingFilter, sort: UsedBikeSort, { offset, limit }: Slice): Promise<ListingRow[]> {
    return selectListings(this.#orm, filter.near)
      .where(listingCondition(filter))
      .orderBy(...orderOf(sort, filter.near))
      .limit(limit)
      .offset(offset);
  }

  /** Returns the ids of the cities within a distance of a place, in km. */
  async citiesWithin(place: Place, km: number): Promise<number[]> {
    const isNear = sql`${distanceFrom(place)} <= ${km}`;
    const rows = await this.#orm.select({ id: cities.id }).from(cities).where(isNear);
    return rows.map(({ id }) => id);
  }

  /** Returns a public listing by slug or id. */
  async get(slugOrId: string, settings: WithSamples): Promise<ListingRow | undefined> {
    const [row] = await selectListings(this.#orm).where(and(named(slugOrId, settings), isPublic()));
    return row;
  }

  /** Returns a user's favourite listings that are public, newest favourite first. */
  favouritesOf(user: number, { withSamples }: WithSamples): Promise<ListingRow[]> {
    return selectListings(this.#orm)
      .innerJoin(listingFavourites, eq(listingFavourites.listing_id, listings.id))
      .where(
        and(eq(listingFavourites.user_id, user), isPublic(), withSamples ? undefined : eq(listings.is_sample, false)),
      )
      .orderBy(desc(listingFavourites.added_at), desc(listings.id));
  }

  /** Checks whether a listing exists, by slug or id, even if it is not public. */
  async isThere(slugOrId: string, settings: WithSamples): Promise<boolean> {
    const rows = await this.#orm.select({ id: listings.id }).from(listings).where(named(slugOrId, settings));
    return rows.length > 0;
  }

  /** Returns the id of a public listing, by slug or id. */
  async openId(slugOrId: string): Promise<number | undefined> {
    const isOpen = and(bySlugOrId(listings, slugOrId), isPublic());
    const [row] = await this.#orm.select({ id: listings.id }).from(listings).where(isOpen);
    return row?.id;
  }

  /** Returns public facts about a listing's seller; null for a sample. */
  sellerOf({ listing: { user_id } }: ListingRow): Promise<SellerFacts | null> {
    return user_id === null ? Promise.resolve(null) : sellerFactsOf(this.#orm, user_id);
  }

  /** Returns a listing's price history, oldest first. */
  prices(slugOrId: string): Promise<PriceRow[]> {
    return this.#orm
      .select({ price: listingPrices.price, since: listingPrices.since })
      .from(listingPrices)
      .innerJoin(listings, eq(listings.id, listingPrices.listing_id))
      .where(bySlugOrId(listings, slugOrId))
      .orderBy(asc(listingPrices.since), asc(listingPrices.id));
  }
}

/** Condition on the listing with this slug or id, including samples if enabled. */
function named(slugOrId: string, { withSamples }: WithSamples): SQL | undefined {
  return and(bySlugOrId(listings, slugOrId), withSamples ? undefined : eq(listings.is_sample, false));
}

/** Selects listings as `ListingRow`s with their distance from `near`, if given; hidden photos are included for the seller. */
export function selectListings(orm: Orm, near?: Place, isSeller = false) {
  const distance = near ? distanceFrom(near) : sql<null>`null::double precision`;
  return orm
    .select({ ...columns, photos: photosOf(isSeller), distance: sql<number | null>`${distance}` })
    .from(listings)
    .leftJoin(cities, eq(cities.id, listings.city_id))
    .leftJoin(brands, eq(brands.id, listings.brand_id))
    .leftJoin(bikes, eq(bikes.id, listings.bike_id))
    .$dynamic();
}

function orderOf(sort: UsedBikeSort, near: Place | undefined): SQL[] {
  if (sort !== 'nearest') return orders[sort];
  return near ? [sql`${distanceFrom(near)} asc nulls last`, ...newest] : newest;
}
