import type { ReportSubject } from '@dopahiya/domain/market';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { reports } from './conversation-schema.ts';

/**
 * What reports have held. `before` and `after` are what the hold found and left, and `mark` what the thing said then: a hold
 * is undone only while both are still so.
 */
export const reportHolds = pgTable(
  'report_holds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().$type<ReportSubject>().notNull(),
    subject_id: integer().notNull(),
    before: jsonb().$type<Record<string, string | null>>().notNull(),
    after: jsonb().$type<Record<string, string | null>>().notNull(),
    mark: text().notNull(),
    held_at: timestamp({ withTimezone: true }).notNull(),
    /** Whether moderators were told at this hold that there are unusually many. */
    is_alert: boolean().notNull().default(false),
  },
  (table) => [
    check('report_holds_subject_known', sql`${table.subject} in ('conversation', 'listing', 'review', 'photo')`),
    index('report_holds_about').on(table.subject, table.subject_id, table.id),
    index('report_holds_held_at').on(table.held_at),
  ],
);

/** The reports that counted towards a hold. */
export const reportHoldReports = pgTable(
  'report_hold_reports',
  {
    hold_id: integer()
      .notNull()
      .references(() => reportHolds.id, { onDelete: 'cascade' }),
    report_id: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.hold_id, table.report_id] }),
    index('report_hold_reports_report').on(table.report_id),
  ],
);
