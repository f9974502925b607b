import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a brand or model was looked for in an ISO week like '2026-W47'; nothing about who did, and no other words. */
export const searches = pgTable(
  'searches',
  {
    term: text().notNull(),
    week: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.week] })],
);
