import type { DecisionSubject, ModerationVerdict } from '@dopahiya/domain/moderation';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';

const moment = () => timestamp({ withTimezone: true });
const person = () => integer().references(() => users.id, { onDelete: 'set null' });

/**
 * Moderation decisions on held, reported or pending content, and who made them; for a report: that all reports of its reporter were undone.
 * A decision references its content by number only and outlives it; `before` and `after` are the states it found and left, for reversal.
 * `reason` and `reversal_reason` are cleared when the account of `owner_id` is deleted.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().$type<DecisionSubject>().notNull(),
    subject_id: integer().notNull(),
    owner_id: person(),
    verdict: text().$type<ModerationVerdict>().notNull(),
    /** Whether a listing was rejected as fraud: its seller's account is suspended while the decision stands. */
    is_fraud: boolean().notNull().default(false),
    reason: text(),
    before: jsonb().$type<Record<string, string | null>>().notNull(),
    after: jsonb().$type<Record<string, string | null>>().notNull(),
    decided_at: moment().notNull(),
    /** Null for the site owner, and after the account is deleted. */
    decided_by: person(),
    /** Whether the site owner made the decision, by a command. */
    by_owner: boolean().notNull(),
    reversed_at: moment(),
    reversed_by: person(),
    reversed_by_owner: boolean().notNull().default(false),
    reversal_reason: text(),
  },
  (table) => [
    check(
      'moderation_decisions_subject_known',
      sql`${table.subject} in ('conversation', 'listing', 'review', 'photo', 'figure', 'report')`,
    ),
    check('moderation_decisions_verdict_known', sql`${table.verdict} in ('allow', 'refuse')`),
    index('moderation_decisions_about').on(table.subject, table.subject_id, table.id),
    index('moderation_decisions_owner').on(table.owner_id),
    index('moderation_decisions_fraud')
      .on(table.owner_id)
      .where(sql`${table.is_fraud}`),
    index('moderation_decisions_decided_by').on(table.decided_by),
    index('moderation_decisions_reversed_by').on(table.reversed_by),
  ],
);
