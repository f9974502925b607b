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
