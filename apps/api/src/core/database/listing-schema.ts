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

/** What keeps a thing from others: reports, until somebody has decided, or what they decided. */
export type HiddenBy = 'reports' | 'refused';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true });
/** Bytes, as PostgreSQL keeps them. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const ofListing = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

/**
 * Used bikes that people sell, in whole rupees and km; a sample has no seller and never expires. What a seller says of brand
 * and model stays when the catalogue no longer has them. `search_text` has all words that a listing is found by, `revision`
 * counts its changes, and a listing that was sent twice with one `submission_key` is there once.
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
    /** Why it is held or was rejected. */
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
    /** When its seller was told that it is about to expire; null again once it is renewed. */
    reminded_at: moment(),
    /** Whether nobody else sees it until its seller has confirmed their mail address. */
    is_unconfirmed: boolean().notNull().default(false),
    /** When it is deleted if it has photos and its seller has not confirmed their mail address by then: seven days after its first photo. */
    confirm_by: moment(),
    /** When its buyers were last told by mail that the seller has ended it. */
    ending_told_at: moment(),
    /** Until when its seller has agreed with a buyer. */
    agreed_until: moment(),
    /** What such bikes are asked for, and between which prices 8 of 10 are; null where its price has no grade. */
    deal_value: integer(),
    deal_low: integer(),
    deal_high: integer(),
    /** By how many usual errors its price lies above that. */
    deal_errors: doublePrecision(),
    /** By what it was graded; null, or another key, means that it has to be graded. */
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

/** Whether others find a listing in lists, by its status; as the indexes have it. */
export function onSale(status: unknown) {
  return sql`${status} in ('pending', 'active')`;
}

/** What the seller asked from a moment on; a sample has none, for its price never changed. */
export const listingPrices = pgTable(
  'listing_prices',
  { id: identity(), listing_id: ofListing(), price: integer().notNull(), since: moment().notNull() },
  (table) => [index('listing_prices_listing').on(table.listing_id, table.since)],
);

/**
 * The pictures that an account has uploaded, each with when it first did so: they stay when the photo or its listing is
 * deleted, and go with the account.
 */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    id: identity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fingerprint: bit({ dimensions: 64 }).notNull(),
    /** Small and grey, to compare closely; null for what was uploaded before there were thumbnails. */
    thumbnail: bytea(),
    first_uploaded_at: moment().notNull(),
    /** The decision that let a listing with this picture pass; it counts unless it was taken back. */
    allowed_by: integer().references(() => moderationDecisions.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('uploaded_pictures_user').on(table.user_id, table.first_uploaded_at),
    index('uploaded_pictures_allowed_by').on(table.allowed_by),
  ],
);

/** Photographs of a listing, in order; the first is its cover. Their files are named by their key. */
export const listingPhotos = pgTable(
  'listing_photos',
  {
    id: identity(),
    listing_id: ofListing(),
    position: smallint().notNull(),
    /** Names its files. */
    key: text().notNull().unique(),
    /** Names it in addresses: another one since it was hidden, so that nobody who kept an address opens it. */
    shown_as: text().notNull().unique(),
    /** Named by who sends it: sent again with the same one, it is one photo. */
    submission_key: text(),
    widths: jsonb().$type<number[]>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** What its files take together. */
    bytes: integer().notNull().default(0),
    /** Whether it is there as AVIF too, which is made after it was taken. */
    has_avif: boolean().notNull().default(false),
    /** What it looks like; null where it shows nothing. */
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

/** How often a listing's page was opened in an ISO week like '2026-W47'; nothing about who opened it. */
export const listingViews = pgTable(
  'listing_views',
  { listing_id: ofListing(), week: text().notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.listing_id, table.week] })],
);

/** Used bikes that people marked. */
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
