import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
