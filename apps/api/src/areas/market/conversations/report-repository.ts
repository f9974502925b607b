import { sql } from 'drizzle-orm';
import { reports } from '../../../core/database/conversation-schema.ts';
import { isConfirmed, keepAccount } from '../../../core/database/account-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { type AlertSettings, alertOfHolds, type UnusualHolds } from '../holding/hold-alert.ts';
import { holdConversations, lockReported } from '../holding/hold-conversations.ts';
import { holdReported, lockHolding } from '../holding/hold-reported.ts';
import { hasEnoughReports, countingReports } from '../holding/reporters.ts';
import { findSubject } from '../moderation/subjects/find-subject.ts';
import { isOwn } from '../moderation/subjects/locked-subject.ts';

/** A report as somebody sends it. */
export type NewReport = Pick<
  typeof reports.$inferSelect,
  'subject' | 'subject_id' | 'ground' | 'note' | 'created_at'
> & { reporter_id: number };

/** What came of a report: whether it is stored, or why not, and how many things reports hold where that is unusual. */
export interface StoredReport {
  outcome: 'stored' | 'nothing to report' | 'own';
  unusual?: UnusualHolds | undefined;
}

/** Writes what users report, and holds at once what three of them do whose reports count. */
export class ReportRepository {
  readonly #orm: Orm;
  readonly #settings: AlertSettings;

  constructor(orm: Orm, settings: AlertSettings) {
    this.#orm = orm;
    this.#settings = settings;
  }

  /** Whether somebody has confirmed their mail address. */
  isConfirmed(user: number): Promise<boolean> {
    return isConfirmed(this.#orm, user);
  }

  /** Stores a report of what everybody may see; who reports the same again says it anew. */
  add(report: NewReport): Promise<StoredReport> {
    return this.#orm.transaction(async (transaction) => {
      const thing = await findSubject(transaction, report, this.#settings.siteOrigin);
      if (!thing || !(await keepAccount(transaction, report.reporter_id))) return { outcome: 'nothing to report' };
      if (isOwn(thing, report.reporter_id)) return { outcome: 'own' };
      await write(transaction, report);
      if (!thing.held) return { outcome: 'stored' };
      const { subject, subject_id, created_at: now } = report;
      const about = sql`report.subject = ${subject} and report.subject_id = ${subject_id}`;
      if (!hasEnoughReports(await countingReports(transaction, about, now))) return { outcome: 'stored' };
      await lockHolding(transaction);
      // Only now is it known how many holds each of them has taken part in.
      const counting = await countingReports(transaction, about, now);
      if (!hasEnoughReports(counting)) return { outcome: 'stored' };
      await holdReported(transaction, report, thing, counting, now);
      return { outcome: 'stored', unusual: await alertOfHolds(transaction, this.#settings, now) };
    });
  }

  /** Stores a report of a conversation by one of the two; it is about what the other says. */
  addOfConversation(report: NewReport, reported: number | null): Promise<StoredReport> {
    return this.#orm.transaction(async (transaction) => {
      if (reported !== null) await lockReported(transaction, reported, report.subject_id);
      if (!(await keepAccount(transaction, report.reporter_id))) return { outcome: 'nothing to report' };
      await write(transaction, report);
      const { created_at: now } = report;
      if (reported === null || !(await holdConversations(transaction, reported, now, this.#settings.siteOrigin)))
        return { outcome: 'stored' };
      return { outcome: 'stored', unusual: await alertOfHolds(transaction, this.#settings, now) };
    });
  }
}

async function write(transaction: Orm, report: NewReport): Promise<void> {
  const { ground, note, created_at } = report;
  await transaction
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporter_id, reports.subject, reports.subject_id],
      set: {
        ground,
        note,
        created_at,
        decision_id: null,
        is_repeated: sql`${reports.is_repeated} or ${reports.decision_id} is not null`,
      },
    });
}
