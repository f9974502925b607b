import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { reports } from '../../../core/database/conversation-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { reportHoldReports, reportHolds } from '../../../core/database/report-hold-schema.ts';

/** Number of accounts whose counting reports are needed for a hold. */
export const REPORTERS_TO_HOLD = 3;

/**
 * Whose reports count towards a hold: accounts at least `days` old, with an email address confirmed at least as long, no report rejected in
 * the last `rejectedDays`, and fewer than `holds` holds in the last 24 hours.
 */
const reportRules = { days: 7, rejectedDays: 90, holds: 3 } as const;

const DAY_MS = 86_400_000;

/** A report that counts towards a hold, and its reporter. */
export interface CountingReport {
  id: number;
  reporter: number;
  subject_id: number;
}

/** SQL condition on `report` and its account `reporter`: whether it counts towards a hold now. */
export function countsNow(now: Date): SQL<boolean> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  const week = before(reportRules.days);
  return sql<boolean>`(
    report.decision_id is null and not report.is_repeated
    and reporter.created_at <= ${week} and coalesce(reporter.email_verified_at <= ${week}, false)
    and not exists (
      select from ${reports} as earlier join ${moderationDecisions} as rejection on rejection.id = earlier.rejected_by_id
      where earlier.reporter_id = reporter.id and rejection.reversed_at is null
        and rejection.decided_at > ${before(reportRules.rejectedDays)})
    and (
      select count(distinct part.hold_id) from ${reports} as earlier
      join ${reportHoldReports} as part on part.report_id = earlier.id
      join ${reportHolds} as hold on hold.id = part.hold_id and hold.held_at > ${before(1)}
      where earlier.reporter_id = reporter.id) < ${reportRules.holds})`;
}

/** Returns the reports matching a condition on `report` that count towards a hold now. */
export function countingReports(orm: Orm, about: SQL, now: Date): Promise<CountingReport[]> {
  return readRows<CountingReport>(
    orm,
    sql`select report.id, report.reporter_id as reporter, report.subject_id from ${reports} as report
      join ${users} as reporter on reporter.id = report.reporter_id
      where ${about} and report.decision_id is null and ${countsNow(now)} order by report.id`,
  );
}

/** Checks whether reports by enough accounts count. */
export const hasEnoughReports = (counting: readonly CountingReport[]): boolean =>
  new Set(counting.map(({ reporter }) => reporter)).size >= REPORTERS_TO_HOLD;
