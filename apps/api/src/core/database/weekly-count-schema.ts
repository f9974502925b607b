import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bikes } from './schema.ts';

/** Weekly comparison counts of two models ('2026-W47'), the smaller id first; nothing about the visitors. */
export const comparisonCounts = pgTable(
  'comparison_counts',
  {
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    rival_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    week: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.bike_id, table.rival_id] }),
    check('comparison_counts_order', sql`${table.bike_id} < ${table.rival_id}`),
  ],
);

/** Weekly searches for a brand or model ('2026-W47'); nothing about the visitors, and no other words. */
export const searches = pgTable(
  'searches',
  {
    term: text().notNull(),
    week: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.week] })],
);
