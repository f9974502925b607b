import type { SourcedField } from '@dopahiya/domain/bikes';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { moderationDecisions } from './moderation-schema.ts';
import { bikes } from './schema.ts';

/** Figures that visitors reported as wrong, as plain text; identical reports are counted. */
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
    /** Decision that settled the report; null until then, and when it is reported again. */
    decision_id: integer().references(() => moderationDecisions.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('figure_reports_bike_field_value').on(table.bike_id, table.field, table.value),
    index('figure_reports_decision').on(table.decision_id),
    index('figure_reports_open')
      .on(table.reported_at)
      .where(sql`${table.decision_id} is null`),
  ],
);
