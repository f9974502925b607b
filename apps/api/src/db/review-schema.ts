import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bikes } from './schema.ts';

/** What people say of models, as plain text; a sample has a slug and no user, and is made up. */
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
  },
  (table) => [
    unique('reviews_user_bike').on(table.user_id, table.bike_id),
    index('reviews_bike').on(table.bike_id, table.is_sample),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_sample', sql`${table.is_sample} = (${table.slug} is not null)`),
  ],
);

/** What the real reviews of a model add up to: written with each of them, so that a list of bikes reads no reviews. */
export const bikeRatings = pgTable('bike_ratings', {
  bike_id: integer()
    .primaryKey()
    .references(() => bikes.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
  stars: integer().notNull(),
});
