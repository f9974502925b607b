import type { ListingColour, ListingCondition, ListingOwner, ListingStatus } from '@dopahiya/domain/market';
import { sql } from 'drizzle-orm';
import {
  bit,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { moderationDecisions } from './moderation-schema.ts';
import { bikes, brands, cities } from './schema.ts';

/** Why content is hidden: pending reports, or a moderation decision. */
export type HiddenBy = 'reports' | 'refused';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true });
/** PostgreSQL `bytea` column. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const ofListing = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

/**
 * Used-bike listings, in whole rupees and km; a sample has no seller and never expires. The seller's brand and model are kept when the
 * catalogue drops them. `search_text` has all searchable words, `revision` counts changes, and `submission_key` is the idempotency key of
 * its creation.
 */
export const listings = pgTable(
  'listings',
  {
    id: identity(),
    slug: text().notNull().unique(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    submission_key: text(),
    brand_id: integer().references(() => brands.id, { onDelete: 'set null' }),
    brand_name: text().notNull(),
    bike_id: integer().references(() => bikes.id, { onDelete: 'set null' }),
    model: text().notNull(),
    version: text(),
    year_of_manufacture: smallint().notNull(),
    km_ridden: integer().notNull(),
    color: text().$type<ListingColour>(),
    city_id: integer().references(() => cities.id, { onDelete: 'set null' }),
    registration_location: text().notNull(),
    owner: text().$type<ListingOwner>().notNull(),
    condition: text().$type<ListingCondition>().notNull(),
    expected_price: integer().notNull(),
    is_price_negotiable: boolean().notNull(),
    is_insured: boolean(),
    insurance_expiry_date: date({ mode: 'string' }),
    is_loan_active: boolean(),
    loan_provider: text(),
    loan_remarks: text(),
    description: text().notNull(),
    contact: text(),
    status: text().$type<ListingStatus>().notNull(),
    /** Why the listing is held or was rejected. */
    reason: text(),
    verified_at: moment(),
    is_featured: boolean().notNull().default(false),
    is_sample: boolean().notNull(),
    sold_at: moment(),
    sold_price: integer(),
    search_text: text().notNull(),
    revision: integer().notNull().default(1),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    expires_at: moment(),
    /** When the seller was reminded that the listing is about to expire; null again after renewal. */
    reminded_at: moment(),
    /** Whether the listing is hidden until its seller confirms their mail address. */
    is_unconfirmed: boolean().notNull().default(false),
    /** Deadline for its seller to confirm their mail address before a listing with photos is deleted: seven days after its first photo. */
    confirm_by: moment(),
    /** When its buyers were last notified by mail that the seller ended the listing. */
    ending_told_at: moment(),
    /** When the reservation for a buyer ends. */
    agreed_until: moment(),
    /** Estimated market price and the range of 8 in 10 asking prices; null if the price has no rating. */
    deal_value: integer(),
    deal_low: integer(),
    deal_high: integer(),
    /** How far its price is above the estimate, in typical estimation errors. */
    deal_errors: doublePrecision(),
    /** Key of the inputs that the price was rated with; null or an outdated key means that it must be rated again. */
    deal_key: text(),
  },
  (table) => [
    unique('listings_submission').on(table.user_id, table.submission_key),
    check(
      'listings_status_known',
      sql`${table.status} in ('pending', 'active', 'held', 'sold', 'expired', 'withdrawn', 'rejected')`,
    ),
    check('listings_reason', sql`(${table.status} in ('held', 'rejected')) = (${table.reason} is not null)`),
    check('listings_sold', sql`(${table.status} = 'sold') = (${table.sold_at} is not null)`),
    check('listings_owner', sql`${table.owner} in ('1st', '2nd', '3rd+')`),
    check('listings_condition', sql`${table.condition} in ('excellent', 'good', 'fair', 'needs_work')`),
    check('listings_sample', sql`${table.is_sample} = (${table.user_id} is null)`),
    check('listings_expiry', sql`${table.is_sample} = (${table.expires_at} is null)`),
    check('listings_sample_unverified', sql`not (${table.is_sample} and ${table.verified_at} is not null)`),
    index('listings_user').on(table.user_id, table.created_at),
    index('listings_newest')
      .on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(onSale(table.status)),
    index('listings_brand').on(table.brand_id, table.created_at.desc().nullsFirst()).where(onSale(table.status)),
    index('listings_city').on(table.city_id, table.created_at.desc().nullsFirst()).where(onSale(table.status)),
    index('listings_bike').on(table.bike_id),
    index('listings_price').on(table.expected_price).where(onSale(table.status)),
    index('listings_km').on(table.km_ridden).where(onSale(table.status)),
    index('listings_year')
      .on(
        table.year_of_manufacture.desc().nullsFirst(),
        table.created_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(onSale(table.status)),
    index('listings_deal').on(table.deal_errors).where(onSale(table.status)),
    index('listings_held')
      .on(table.updated_at)
      .where(sql`${table.status} = 'held'`),
    index('listings_expires').on(table.expires_at).where(onSale(table.status)),
    index('listings_confirm_by').on(table.confirm_by),
    index('listings_search_trgm').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** Condition: whether a listing's status makes it visible in lists; matches the indexes. */
export function onSale(status: unknown) {
  return sql`${status} in ('pending', 'active')`;
}

/** Price history of listings; samples have none, as their price never changes. */
export const listingPrices = pgTable(
  'listing_prices',
  { id: identity(), listing_id: ofListing(), price: integer().notNull(), since: moment().notNull() },
  (table) => [index('listing_prices_listing').on(table.listing_id, table.since)],
);

/**
 * Pictures uploaded by each account, with the time of the first upload: they outlive the photo and its listing, and are deleted with the
 * account.
 */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    id: identity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fingerprint: bit({ dimensions: 64 }).notNull(),
    /** Small greyscale thumbnail for close comparison; null for uploads from before thumbnails existed. */
    thumbnail: bytea(),
    first_uploaded_at: moment().notNull(),
    /** Decision that approved a listing with this picture; it counts unless reversed. */
    allowed_by: integer().references(() => moderationDecisions.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('uploaded_pictures_user').on(table.user_id, table.first_uploaded_at),
    index('uploaded_pictures_allowed_by').on(table.allowed_by),
  ],
);

/** Photos of a listing, in order; the first is its cover. Files are named by `key`. */
export const listingPhotos = pgTable(
  'listing_photos',
  {
    id: identity(),
    listing_id: ofListing(),
    position: smallint().notNull(),
    /** Name of its files. */
    key: text().notNull().unique(),
    /** Public name in addresses: changed when the photo is hidden, so that old addresses no longer work. */
    shown_as: text().notNull().unique(),
    /** Idempotency key from the client: a photo sent twice with the same key is stored once. */
    submission_key: text(),
    widths: jsonb().$type<number[]>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Total size of its files in bytes. */
    bytes: integer().notNull().default(0),
    /** Whether an AVIF version exists; it is made after the upload. */
    has_avif: boolean().notNull().default(false),
    /** Row in `uploadedPictures` used to find copies; null if the picture shows nothing. */
    picture_id: integer().references(() => uploadedPictures.id, { onDelete: 'set null' }),
    added_at: moment().notNull(),
    hidden_by: text().$type<HiddenBy>(),
  },
  (table) => [
    check('listing_photos_hidden_by_known', sql`${table.hidden_by} in ('reports', 'refused')`),
    index('listing_photos_listing').on(table.listing_id, table.position),
    index('listing_photos_without_avif')
      .on(table.id)
      .where(sql`not ${table.has_avif}`),
    index('listing_photos_picture').on(table.picture_id),
    unique('listing_photos_submission').on(table.listing_id, table.submission_key),
  ],
);

/** Weekly page views of a listing ('2026-W47'); nothing about the visitors. */
export const listingViews = pgTable(
  'listing_views',
  { listing_id: ofListing(), week: text().notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.listing_id, table.week] })],
);

/** Searches for used bikes that users saved; `query` has the filters in a fixed order. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [unique('saved_searches_query').on(table.user_id, table.query)],
);

/** Used bikes saved by users. */
export const listingFavourites = pgTable(
  'listing_favourites',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listing_id: ofListing(),
    added_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.listing_id] }),
    index('listing_favourites_listing').on(table.listing_id),
  ],
);
