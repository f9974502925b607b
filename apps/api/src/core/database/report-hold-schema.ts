import type { ReportSubject } from '@dopahiya/domain/market';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { reports } from './conversation-schema.ts';

/**
 * Holds caused by reports. `before` and `after` are the states it found and left, and `mark` is the version of the content at that time: a
 * hold is undone only while both are unchanged.
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
    /** Whether this hold alerted moderators to an unusually high number. */
    is_alert: boolean().notNull().default(false),
  },
  (table) => [
    check('report_holds_subject_known', sql`${table.subject} in ('conversation', 'listing', 'review', 'photo')`),
    index('report_holds_about').on(table.subject, table.subject_id, table.id),
    index('report_holds_held_at').on(table.held_at),
  ],
);

/** Reports that counted towards a hold. */
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
