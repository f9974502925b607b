import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../db/account-schema.ts';
import { conversations, reports } from '../../db/conversation-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import type { MailDraft } from '../../outbox/draft-mail.ts';
import { conversationMails } from '../moderation/things/conversation-thing.ts';
import { MOST_REPORTERS } from './reporters.ts';

const reportedOf = (orm: Orm) =>
  orm
    .select({ id: reports.subject_id })
    .from(reports)
    .where(and(eq(reports.subject, 'conversation'), isNull(reports.decision_id)));

const takesPart = (user: number) => or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user));

/**
 * Lets whoever reports conversations with the same person wait: each must count what the one before has written. Then locks
 * what may be closed, with the conversation that is reported now: in the order that `lockWhatGoes` has.
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
 * Closes the reported conversations of one person once three others report what that person says: no more than two can
 * report the same conversation. They are locked by `lockReported`. @returns the mails that tell of it.
 */
export async function holdConversations(transaction: Orm, reported: number, siteOrigin: string): Promise<MailDraft[]> {
  const told = await transaction
    .select({ conversation: conversations.id, reporter: reports.reporter_id })
    .from(reports)
    .innerJoin(conversations, and(eq(reports.subject, 'conversation'), eq(conversations.id, reports.subject_id)))
    .innerJoin(users, and(eq(users.id, reports.reporter_id), sql`${users.email_verified_at} is not null`))
    .where(
      and(
        takesPart(reported),
        isNull(reports.decision_id),
        eq(reports.is_repeated, false),
        sql`${reports.reporter_id} <> ${reported}`,
      ),
    );
  if (new Set(told.map(({ reporter }) => reporter)).size < MOST_REPORTERS) return [];
  const ids = told.map(({ conversation }) => conversation);
  const open = and(inArray(conversations.id, ids), isNull(conversations.closed_by));
  const closed = await transaction.update(conversations).set({ closed_by: 'reports' }).where(open).returning();
  return conversationMails(transaction, closed, 'held', '', siteOrigin);
}
