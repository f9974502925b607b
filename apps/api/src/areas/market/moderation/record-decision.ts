import type { ModerationVerdict } from '@dopahiya/domain/moderation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { reports } from '../../../core/database/conversation-schema.ts';
import { figureReports } from '../../../core/database/figure-report-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import { keepAccount } from '../../../core/database/account-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { AppError } from '../../../core/errors.ts';
import { freeAccount, stopAccount } from '../holding/stopped-accounts.ts';
import { allowPictures } from '../holding/uploaded-pictures.ts';
import type { DecidedName, SubjectRef } from './subjects/find-subject.ts';
import type { SubjectState } from './subjects/locked-subject.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Who decides: a moderator's account, or the site's owner on the command line. */
export type Decider = { moderator: number } | 'owner';

/** Reason recorded when the site's owner approves content on the command line, which asks for none. */
export const BY_COMMAND = 'Checked by the owner.';

/** A decision that has been carried out. */
export interface CarriedOut<Name extends DecidedName = SubjectRef> {
  subject: Name['subject'];
  subject_id: number;
  /** The content's owner. */
  owner: number | null;
  verdict: ModerationVerdict;
  /** Whether a listing is rejected as fraud. */
  is_fraud?: boolean;
  reason: string;
  before: SubjectState;
  after: SubjectState;
  by: Decider;
  now: Date;
}

/**
 * Keeps the moderator's account from being deleted during the transaction. Call it after locking the content, in the order of
 * `lockAccountRows`.
 */
export async function keepDecider(transaction: Orm, by: Decider): Promise<void> {
  if (by !== 'owner' && !(await keepAccount(transaction, by.moderator)))
    throw new AppError(401, accountErrors.accountMissing);
}

/** Inserts a decision, in the transaction that carries it out. @returns its id. */
export async function insertDecision(
  transaction: Orm,
  { owner, by, now, ...decision }: CarriedOut<DecidedName>,
): Promise<number> {
  const decided_by = by === 'owner' ? null : by.moderator;
  const [row] = await transaction
    .insert(moderationDecisions)
    .values({
      ...decision,
      // Null if the account is gone: a review has no foreign key to its author.
      owner_id: owner === null ? null : sql`(select ${users.id} from ${users} where ${users.id} = ${owner})`,
      decided_at: now,
      decided_by,
      by_owner: by === 'owner',
    })
    .returning({ id: moderationDecisions.id });
  if (!row) throw new Error('The decision was not written.');
  return row.id;
}

/** Inserts a decision and settles the content's reports; if it is allowed, they are rejected as wrong. @returns the decision's id. */
export async function recordDecision(transaction: Orm, decided: CarriedOut): Promise<number> {
  const { subject, subject_id, verdict } = decided;
  const id = await insertDecision(transaction, decided);
  // For a figure, 'allow' means that it was corrected.
  const isRejected = verdict === 'allow' && subject !== 'figure';
  await transaction
    .update(reports)
    .set({ decision_id: id, ...(isRejected && { rejected_by_id: id }) })
    .where(and(eq(reports.subject, subject), eq(reports.subject_id, subject_id), isNull(reports.decision_id)));
  if (subject === 'listing' && verdict === 'allow') {
    await allowPictures(transaction, subject_id, id);
    await freeAccount(transaction, decided.owner, decided.now);
  }
  if (decided.is_fraud && decided.owner !== null)
    await stopAccount(transaction, { id, owner: decided.owner, listing: subject_id }, decided.now);
  if (subject === 'figure')
    await transaction.update(figureReports).set({ decision_id: id }).where(eq(figureReports.id, subject_id));
  return id;
}

/** Reopens the reports that a decision settled. */
export async function reopen(transaction: Orm, decision: number): Promise<void> {
  await transaction.update(reports).set({ decision_id: null }).where(eq(reports.decision_id, decision));
  await transaction.update(figureReports).set({ decision_id: null }).where(eq(figureReports.decision_id, decision));
}
