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

/** A report to insert. */
export type NewReport = Pick<
  typeof reports.$inferSelect,
  'subject' | 'subject_id' | 'ground' | 'note' | 'created_at'
> & { reporter_id: number };

/** Result of a report: whether it was stored or why not, and the number of holds if it is unusually high. */
export interface StoredReport {
  outcome: 'stored' | 'nothing to report' | 'own';
  unusual?: UnusualHolds | undefined;
}

/** Stores users' reports and holds the content once three reports count. */
export class ReportRepository {
  readonly #orm: Orm;
  readonly #settings: AlertSettings;

  constructor(orm: Orm, settings: AlertSettings) {
    this.#orm = orm;
    this.#settings = settings;
  }

  /** Checks whether a user has confirmed their email address. */
  isConfirmed(user: number): Promise<boolean> {
    return isConfirmed(this.#orm, user);
  }

  /** Stores a report of public content; reporting the same again updates the earlier report. */
  add(report: NewReport): Promise<StoredReport> {
    return this.#orm.transaction(async (transaction) => {
      const target = await findSubject(transaction, report);
      if (!target || !(await keepAccount(transaction, report.reporter_id))) return { outcome: 'nothing to report' };
      if (isOwn(target, report.reporter_id)) return { outcome: 'own' };
      await write(transaction, report);
      if (!target.held) return { outcome: 'stored' };
      const { subject, subject_id, created_at: now } = report;
      const about = sql`report.subject = ${subject} and report.subject_id = ${subject_id}`;
      if (!hasEnoughReports(await countingReports(transaction, about, now))) return { outcome: 'stored' };
      await lockHolding(transaction);
      // Read again under the lock, since only now are everyone's earlier holds known.
      const counting = await countingReports(transaction, about, now);
      if (!hasEnoughReports(counting)) return { outcome: 'stored' };
      await holdReported(transaction, report, target, counting, now);
      return { outcome: 'stored', unusual: await alertOfHolds(transaction, this.#settings, now) };
    });
  }

  /** Stores a report of a conversation by one side, about the other side's messages. */
  addOfConversation(report: NewReport, reported: number | null): Promise<StoredReport> {
    return this.#orm.transaction(async (transaction) => {
      if (reported !== null) await lockReported(transaction, reported, report.subject_id);
      if (!(await keepAccount(transaction, report.reporter_id))) return { outcome: 'nothing to report' };
      await write(transaction, report);
      const { created_at: now } = report;
      if (reported === null || !(await holdConversations(transaction, reported, now))) return { outcome: 'stored' };
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
