import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../core/database/locks.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { reportHoldReports, reportHolds } from '../../../core/database/report-hold-schema.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { caseMark } from '../moderation/cases/described-case.ts';
import { describeCases } from '../moderation/cases/describe-cases.ts';
import type { SubjectRef } from '../moderation/subjects/find-subject.ts';
import type { LockedSubject } from '../moderation/subjects/locked-subject.ts';
import type { CountingReport } from './reporters.ts';

/** Serialises holds because of reports, so that each counts the earlier ones. Take this lock last, after the reported content is locked. */
export async function lockHolding(transaction: Orm): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.holdingReported})`);
}

/** Holds locked content because of reports, records the hold and notifies its owner; requires `lockHolding`. */
export async function holdReported(
  transaction: Orm,
  { subject, subject_id }: SubjectRef,
  target: LockedSubject,
  counting: readonly CountingReport[],
  now: Date,
): Promise<void> {
  if (!target.held) return;
  const [described] = await describeCases(transaction, [{ subject, subject_id }]);
  if (!described) return;
  await target.write(target.held, now);
  const [hold] = await transaction
    .insert(reportHolds)
    .values({
      subject,
      subject_id,
      before: target.state,
      after: target.held,
      mark: caseMark(described),
      held_at: now,
    })
    .returning({ id: reportHolds.id });
  if (!hold) throw new Error('The hold was not written.');
  await transaction
    .insert(reportHoldReports)
    .values(counting.map((report) => ({ hold_id: hold.id, report_id: report.id })));
  await enqueueMail(transaction, await target.mails('held', target.held, ''));
}
