import type { ReportEffects } from '@dopahiya/domain/moderation';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { reports } from '../../../core/database/conversation-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { conflict } from '../../../core/errors.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { lockHolding } from '../holding/hold-reported.ts';
import { type Decider, insertDecision, keepDecider } from './record-decision.ts';
import { findLastHolds, type ReportHold, reportsOwn, findUnchangedHolds } from './report-holds.ts';
import { findSubject } from './subjects/find-subject.ts';
import { lockSubjects } from './subjects/lock-subjects.ts';
import { isOwn, isSame, type LockedSubject } from './subjects/locked-subject.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Undoes everything one person's reports caused, with the mails about it, in one transaction. */
export class ReportUndo {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns what undoing all reports of this report's sender would change; undefined if there is no such report. */
  async effects(id: number): Promise<ReportEffects | undefined> {
    const found = await findReporter(this.#orm, id);
    if (!found) return undefined;
    const [holds, open] = await Promise.all([
      findLastHolds(this.#orm, found.theirs).then((all) => findUnchangedHolds(this.#orm, all)),
      countRows(this.#orm, reports, and(found.theirs, isNull(reports.decision_id))),
    ]);
    return { holds: holds.length, reports: open };
  }

  /**
   * Lifts every unchanged hold in which reports of this report's sender take part, and rejects their open reports as wrong.
   * @returns the decision's id, or why there is none.
   */
  undo(id: number, reason: string, by: Decider, now: Date): Promise<number | 'missing' | 'own' | 'settled'> {
    return this.#orm.transaction(async (transaction) => {
      const found = await findReporter(transaction, id);
      if (!found) return 'missing';
      const { theirs, reporter: owner } = found;
      const open = and(theirs, isNull(reports.decision_id));
      const holds = await findLastHolds(transaction, theirs);
      await lockSubjects(transaction, holds);
      const standing = await this.#standing(transaction, holds);
      if (by !== 'owner' && (await isAboutOwn(transaction, by.moderator, owner, theirs, standing))) return 'own';
      await keepDecider(transaction, by);
      if (standing.length === 0 && (await countRows(transaction, reports, open)) === 0) return 'settled';
      const undone = { subject: 'report', subject_id: id, owner, verdict: 'refuse', reason, by, now } as const;
      const decision = await insertDecision(transaction, { ...undone, before: {}, after: {} });
      await transaction.update(reports).set({ decision_id: decision, rejected_by_id: decision }).where(open);
      await lockHolding(transaction);
      // Checked again under the lock, since concurrent holds with these reports are committed by now.
      const after = await findLastHolds(transaction, theirs);
      if (after.some((hold) => !holds.some((one) => one.id === hold.id))) throw conflict(marketErrors.changedUnderway);
      for (const { hold, target } of standing) {
        await target.write(hold.before, now);
        await enqueueMail(transaction, await target.mails('allowed', hold.before, ''));
      }
      return decision;
    });
  }

  /** Returns the unchanged holds with their content, which is locked. */
  async #standing(transaction: Orm, holds: readonly ReportHold[]): Promise<StandingHold[]> {
    const standing: StandingHold[] = [];
    for (const hold of await findUnchangedHolds(transaction, holds)) {
      const target = await findSubject(transaction, hold);
      if (target && isSame(target.state, hold.after)) standing.push({ hold, target });
    }
    return standing;
  }
}

interface StandingHold {
  hold: ReportHold;
  target: LockedSubject;
}

/** Returns a report's sender and the condition for all their reports; if the account was deleted, only this report is known. */
async function findReporter(orm: Orm, id: number): Promise<{ reporter: number | null; theirs: SQL } | undefined> {
  const [row] = await orm.select({ reporter: reports.reporter_id }).from(reports).where(eq(reports.id, id));
  if (!row) return undefined;
  const { reporter } = row;
  return { reporter, theirs: reporter === null ? eq(reports.id, id) : eq(reports.reporter_id, reporter) };
}

async function isAboutOwn(
  transaction: Orm,
  moderator: number,
  reporter: number | null,
  theirs: SQL,
  standing: readonly StandingHold[],
): Promise<boolean> {
  if (reporter === moderator || standing.some(({ target }) => isOwn(target, moderator))) return true;
  return reportsOwn(transaction, theirs, moderator);
}
