import type { ReviewStatus } from '@dopahiya/domain/content';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { bikes } from './schema.ts';

/**
 * Reviews of models, as plain text; a made-up sample has a slug and no user. A user's review is public once `PUBLISHED`; a `REJECTED` one
 * has a `reason`.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().unique(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    user_id: integer(),
    author_name: text().notNull(),
    rating: smallint().notNull(),
    title: text(),
    text: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    is_sample: boolean().notNull(),
    status: text().$type<ReviewStatus>().notNull().default('PENDING'),
    reason: text(),
  },
  (table) => [
    unique('reviews_user_bike').on(table.user_id, table.bike_id),
    index('reviews_bike').on(table.bike_id, table.is_sample),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    index('reviews_status').on(table.status, table.created_at),
    check('reviews_status_known', sql`${table.status} in ('PENDING', 'PUBLISHED', 'REJECTED')`),
    check('reviews_reason', sql`(${table.status} = 'REJECTED') = (${table.reason} is not null)`),
    check('reviews_sample', sql`${table.is_sample} = (${table.slug} is not null)`),
  ],
);

/** Helpful votes on reviews. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.review_id, table.user_id] }), index('review_votes_user').on(table.user_id)],
);

/** Rating totals of a model's published real reviews: updated with each review, so that lists of bikes need not read reviews. */
export const bikeRatings = pgTable('bike_ratings', {
  bike_id: integer()
    .primaryKey()
    .references(() => bikes.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
  stars: integer().notNull(),
});
