import type { ModerationDecisionDraft, ModerationVerdict } from '@dopahiya/domain/moderation';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { reports } from '../../../core/database/conversation-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { freeAccount, lockSellerOf } from '../holding/stopped-accounts.ts';
import { caseMark } from './cases/described-case.ts';
import { describeCases } from './cases/describe-cases.ts';
import { type Decider, keepDecider, recordDecision, reopen } from './record-decision.ts';
import { findSubject, type SubjectRef } from './subjects/find-subject.ts';
import { isOwn, isSame, type LockedSubject } from './subjects/locked-subject.ts';

/** Decides moderation cases and reverses decisions, each with its mails in one transaction. */
export class CaseDecisions {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Decides a case. @returns the decision's id, or why there is none; of two concurrent decisions, the second finds the case settled. */
  decide(
    { decision: verdict, reason, mark, subject, subject_id, is_fraud = false }: ModerationDecisionDraft,
    by: Decider,
    now: Date,
  ): Promise<number | 'missing' | 'own' | 'settled' | 'changed' | 'impossible'> {
    const name = { subject, subject_id };
    return this.#orm.transaction(async (transaction) => {
      if (changesAccount(name, verdict, is_fraud)) await lockSellerOf(transaction, subject_id);
      const target = await findSubject(transaction, name);
      if (!target) return 'missing';
      if (isOwnOf(by, target)) return 'own';
      await keepDecider(transaction, by);
      if (!(await isCase(transaction, name, target))) return 'settled';
      if (mark !== undefined && mark !== (await markOf(transaction, name))) return 'changed';
      const after = target.decided(verdict, reason);
      if (!after) return 'impossible';
      const isChanged = !isSame(target.state, after);
      if (isChanged) await target.write(after, now);
      const decided = { ...name, owner: target.owner, verdict, is_fraud, reason, before: target.state, after, by, now };
      const id = await recordDecision(transaction, decided);
      const event = verdict === 'refuse' ? 'refused' : 'allowed';
      if (isChanged || event === 'refused') await enqueueMail(transaction, await target.mails(event, after, reason));
      return id;
    });
  }

  /** Reverses a decision. @returns 'reversed', or why it was not. */
  reverse(
    id: number,
    reason: string,
    by: Decider,
    now: Date,
  ): Promise<'reversed' | 'missing' | 'gone' | 'own' | 'settled' | 'changed'> {
    return this.#orm.transaction(async (transaction) => {
      const [read] = await transaction.select().from(moderationDecisions).where(eq(moderationDecisions.id, id));
      if (!read) return 'missing';
      if (read.is_fraud) await lockSellerOf(transaction, read.subject_id);
      const target = await findSubject(transaction, read);
      if (!target) return 'gone';
      if (isOwnOf(by, target)) return 'own';
      await keepDecider(transaction, by);
      // Checked only under the lock, since a concurrent reversal locks the same content.
      if (!(await isLast(transaction, read))) return 'settled';
      const { before, after } = read;
      const isChange = !isSame(before, after);
      if (isChange && !isSame(target.state, after)) return 'changed';
      if (isChange) await target.write(before, now);
      await transaction
        .update(moderationDecisions)
        .set({
          reversed_at: now,
          reversed_by: by === 'owner' ? null : by.moderator,
          reversed_by_owner: by === 'owner',
          reversal_reason: reason,
        })
        .where(eq(moderationDecisions.id, id));
      await reopen(transaction, id);
      if (read.is_fraud) await freeAccount(transaction, target.owner, now);
      if (isChange) await enqueueMail(transaction, await target.mails('reversed', before, reason));
      return 'reversed';
    });
  }
}

/** Checks whether a decision affects the seller's other listings, which must be locked before the listing. */
const changesAccount = ({ subject }: SubjectRef, verdict: ModerationVerdict, isFraud: boolean): boolean =>
  subject === 'listing' && (isFraud || verdict === 'allow');

const isOwnOf = (by: Decider, target: LockedSubject): boolean => by !== 'owner' && isOwn(target, by.moderator);

async function isCase(
  transaction: Orm,
  { subject, subject_id }: SubjectRef,
  { waits }: LockedSubject,
): Promise<boolean> {
  if (waits) return true;
  const isOpen = and(eq(reports.subject, subject), eq(reports.subject_id, subject_id), isNull(reports.decision_id));
  return (await countRows(transaction, reports, isOpen)) > 0;
}

async function markOf(transaction: Orm, name: SubjectRef): Promise<string | undefined> {
  const [described] = await describeCases(transaction, [name]);
  return described && caseMark(described);
}

/** Checks whether a decision stands and is the latest standing one about its subject. */
async function isLast(
  transaction: Orm,
  { id, subject, subject_id }: typeof moderationDecisions.$inferSelect,
): Promise<boolean> {
  const [last] = await transaction
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.subject, subject),
        eq(moderationDecisions.subject_id, subject_id),
        gt(moderationDecisions.id, id - 1),
        isNull(moderationDecisions.reversed_at),
      ),
    )
    .orderBy(desc(moderationDecisions.id))
    .limit(1);
  return last?.id === id;
}
