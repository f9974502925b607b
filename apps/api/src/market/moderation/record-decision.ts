import type { ModerationVerdict } from '@dopahiya/domain/moderation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/account-schema.ts';
import { reports } from '../../db/conversation-schema.ts';
import { figureReports } from '../../db/figure-report-schema.ts';
import { moderationDecisions } from '../../db/moderation-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { allowPictures } from '../holding/uploaded-pictures.ts';
import type { ThingName } from './things/find-thing.ts';
import type { ThingState } from './things/thing.ts';

/** Who decides: the account of a moderator, or the owner of the site by a command. */
export type Decider = { moderator: number } | 'owner';

/** The reason of what the owner of the site lets pass by a command that asks for none. */
export const BY_COMMAND = 'Looked at by the owner of the site.';

/** A decision that was carried out. */
export interface CarriedOut extends ThingName {
  /** Whose the thing is. */
  owner: number | null;
  verdict: ModerationVerdict;
  reason: string;
  before: ThingState;
  after: ThingState;
  by: Decider;
  now: Date;
}

/** Writes a decision down and settles what was reported of the thing, in the transaction that carried it out. @returns its number. */
export async function recordDecision(
  transaction: Orm,
  { subject, subject_id, owner, by, now, ...decision }: CarriedOut,
): Promise<number> {
  const decided_by = by === 'owner' ? null : by.moderator;
  const [row] = await transaction
    .insert(moderationDecisions)
    .values({
      ...decision,
      subject,
      subject_id,
      // No key ties a review to its author.
      owner_id: owner === null ? null : sql`(select ${users.id} from ${users} where ${users.id} = ${owner})`,
      decided_at: now,
      decided_by,
      by_owner: by === 'owner',
    })
    .returning({ id: moderationDecisions.id });
  if (!row) throw new Error('The decision was not written.');
  await transaction
    .update(reports)
    .set({ decision_id: row.id })
    .where(and(eq(reports.subject, subject), eq(reports.subject_id, subject_id), isNull(reports.decision_id)));
  if (subject === 'listing' && decision.verdict === 'allow') await allowPictures(transaction, subject_id, row.id);
  if (subject === 'figure')
    await transaction.update(figureReports).set({ decision_id: row.id }).where(eq(figureReports.id, subject_id));
  return row.id;
}

/** Opens again what a decision settled. */
export async function reopen(transaction: Orm, decision: number): Promise<void> {
  await transaction.update(reports).set({ decision_id: null }).where(eq(reports.decision_id, decision));
  await transaction.update(figureReports).set({ decision_id: null }).where(eq(figureReports.decision_id, decision));
}
