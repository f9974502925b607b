import { paths } from '@dopahiya/domain/site';
import { eq } from 'drizzle-orm';
import { conversations } from '../../../../core/database/conversation-schema.ts';
import type { HiddenBy } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import type { MailTexts } from '../../../../core/texts/index.ts';
import type { MailDraft } from '../../../../core/outbox/draft-mail.ts';
import type { LockedSubject, SubjectEvent } from './locked-subject.ts';
import { findUsers, subjectMails } from './subject-mail.ts';

type Stored = typeof conversations.$inferSelect;

/** Finds and locks a conversation. */
export async function findConversation(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [row] = await orm.select().from(conversations).where(eq(conversations.id, id)).for('update');
  if (!row) return undefined;
  return {
    owner: null,
    others: [row.buyer_id, row.seller_id],
    state: { closed_by: row.closed_by },
    waits: row.closed_by === 'reports',
    held: row.closed_by === null ? { closed_by: 'reports' } : undefined,
    decided: (verdict) => ({ closed_by: verdict === 'allow' ? null : 'refused' }),
    write: async ({ closed_by }) => {
      await orm
        .update(conversations)
        .set({ closed_by: closed_by as HiddenBy | null })
        .where(eq(conversations.id, id));
    },
    mails: (event, _, reason) => conversationMails(orm, [row], event, reason),
  };
}

/** Advice for both sides, since one of them may be a fraudster. */
const advice = (texts: MailTexts) => ({
  held: [texts.doNotPay, texts.ifPaid],
  refused: [texts.doNotPayNow, texts.ifPaid],
});

/** Drafts the mails that tell both sides what was done with their conversation. */
async function conversationMails(
  orm: Orm,
  rows: readonly Stored[],
  event: SubjectEvent,
  reason: string,
): Promise<MailDraft[]> {
  const people = await findUsers(
    orm,
    rows.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
  );
  return rows.flatMap(({ id, bike_name, buyer_id, seller_id }) => {
    const link = ({ openConversation: label }: MailTexts) => ({ label, path: paths.messagesWith(id) });
    const target = { what: 'conversation' as const, bike: () => bike_name, link, advice };
    const two = people.filter((user) => user.id === buyer_id || user.id === seller_id);
    return subjectMails(two, target, event, reason);
  });
}
