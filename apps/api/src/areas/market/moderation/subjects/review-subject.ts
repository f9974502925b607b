import type { ReviewStatus } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { eq } from 'drizzle-orm';
import { decisionMail } from '../reviews/decision-mail.ts';
import { lockBike, writeAndAddUp } from '../../../community/index.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { reviews } from '../../../../core/database/review-schema.ts';
import type { MailDraft } from '../../../../core/outbox/draft-mail.ts';
import type { LockedSubject, SubjectEvent } from './locked-subject.ts';
import { findUsers, subjectMails } from './subject-mail.ts';
import type { MailTexts } from '../../../../core/texts/index.ts';

type Stored = typeof reviews.$inferSelect;

/** Finds and locks a review, after locking its bike. */
export async function findReview(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [found] = await orm.select({ bike: reviews.bike_id }).from(reviews).where(eq(reviews.id, id));
  if (found) await lockBike(orm, found.bike);
  const [row] = await orm.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!row) return undefined;
  const { user_id, bike_id, status, reason } = row;
  return {
    owner: user_id,
    state: { status, reason },
    waits: status === 'PENDING',
    held: status === 'PUBLISHED' ? { status: 'PENDING', reason: null } : undefined,
    decided: (verdict, why) =>
      verdict === 'allow' ? { status: 'PUBLISHED', reason: null } : { status: 'REJECTED', reason: why },
    write: (state) =>
      writeAndAddUp(orm, bike_id, async (transaction) => {
        const changes = { status: state['status'] as ReviewStatus, reason: state['reason'] ?? null };
        await transaction.update(reviews).set(changes).where(eq(reviews.id, id));
      }),
    mails: (event, _, why) => mailsOf(orm, row, event, why),
  };
}

async function mailsOf(orm: Orm, row: Stored, event: SubjectEvent, reason: string): Promise<MailDraft[]> {
  if (event === 'held' || event === 'reversed') {
    const link = ({ seeReviews: label }: MailTexts) => ({ label, path: `${paths.profile}#reviews` });
    return subjectMails(await findUsers(orm, [row.user_id]), { what: 'review', bike: () => '', link }, event, reason);
  }
  const decision = event === 'allowed' ? { status: 'PUBLISHED' as const } : { status: 'REJECTED' as const, reason };
  const letter = await decisionMail(orm, row, decision);
  return letter ? [letter] : [];
}
