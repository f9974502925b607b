import type { DecisionSubject, ModerationVerdict } from '@dopahiya/domain/moderation';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';

const moment = () => timestamp({ withTimezone: true });
const person = () => integer().references(() => users.id, { onDelete: 'set null' });

/**
 * What was decided of things that were held, reported or waited, and by whom; of a report: that all its reporter's reports
 * were undone. It names a thing by its number alone and stays
 * when that is gone; `before` and `after` are what a decision found and left, so that it can be taken back. `reason` and
 * `reversal_reason` are null once the account of `owner_id`, whose thing it is, is deleted.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().$type<DecisionSubject>().notNull(),
    subject_id: integer().notNull(),
    owner_id: person(),
    verdict: text().$type<ModerationVerdict>().notNull(),
    /** Whether a listing was refused as a fraud: its seller's account is stopped while that stands. */
    is_fraud: boolean().notNull().default(false),
    reason: text(),
    before: jsonb().$type<Record<string, string | null>>().notNull(),
    after: jsonb().$type<Record<string, string | null>>().notNull(),
    decided_at: moment().notNull(),
    /** Null for the owner of the site, and once the account is deleted. */
    decided_by: person(),
    /** Whether the owner of the site decided, by a command. */
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
