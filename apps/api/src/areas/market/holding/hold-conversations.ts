import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { conversations, reports } from '../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { findSubject } from '../moderation/subjects/find-subject.ts';
import { holdReported, lockHolding } from './hold-reported.ts';
import { hasEnoughReports, countingReports } from './reporters.ts';

const reportedOf = (orm: Orm) =>
  orm
    .select({ id: reports.subject_id })
    .from(reports)
    .where(and(eq(reports.subject, 'conversation'), isNull(reports.decision_id)));

const takesPart = (user: number) => or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user));

/**
 * Makes concurrent reports about the same person wait, so that each counts the earlier ones. Then locks the conversations that may be
 * closed and the reported one, in the order of `lockAccountRows`.
 */
export async function lockReported(transaction: Orm, reported: number, conversation: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, reported)).for('no key update');
  const isReported = or(eq(conversations.id, conversation), inArray(conversations.id, reportedOf(transaction)));
  await transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(takesPart(reported), isReported))
    .orderBy(asc(conversations.id))
    .for('update');
}

/**
 * Closes a person's reported conversations once reports by three others count; a single conversation can only be reported by its other
 * side. All counting reports take part in each closure, so no more than three conversations are closed at once. Requires `lockReported`.
 * @returns whether one was closed.
 */
export async function holdConversations(transaction: Orm, reported: number, now: Date): Promise<boolean> {
  const about = sql`report.subject = 'conversation' and report.reporter_id <> ${reported} and report.subject_id in (
    select talk.id from ${conversations} as talk where talk.buyer_id = ${reported} or talk.seller_id = ${reported})`;
  const count = () => countingReports(transaction, about, now);
  if (!hasEnoughReports(await count())) return false;
  await lockHolding(transaction);
  const closed = new Set<number>();
  for (let counting = await count(); hasEnoughReports(counting); counting = await count()) {
    const open = await openOf(
      transaction,
      counting.map(({ subject_id }) => subject_id),
    );
    if (open === undefined || closed.has(open)) break;
    const name = { subject: 'conversation', subject_id: open } as const;
    const target = await findSubject(transaction, name);
    if (!target) break;
    await holdReported(transaction, name, target, counting, now);
    closed.add(open);
  }
  return closed.size > 0;
}

async function openOf(transaction: Orm, ids: readonly number[]): Promise<number | undefined> {
  const [row] = await transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), isNull(conversations.closed_by)))
    .orderBy(asc(conversations.id))
    .limit(1);
  return row?.id;
}
