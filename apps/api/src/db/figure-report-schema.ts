import type { SourcedField } from '@dopahiya/domain/bikes';
import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bikes } from './schema.ts';

/** Figures that visitors call wrong, as plain text; who says the same again is counted. */
export const figureReports = pgTable(
  'figure_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    field: text().$type<SourcedField>().notNull(),
    value: text().notNull(),
    seen_at: text(),
    count: integer().notNull().default(1),
    reported_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('figure_reports_bike_field_value').on(table.bike_id, table.field, table.value)],
);
