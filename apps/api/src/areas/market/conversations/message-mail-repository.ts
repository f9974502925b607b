import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { conversationMessages, conversations, messageMails } from '../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { MailDraft } from '../../../core/outbox/draft-mail.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { unreadBy } from './add-message.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of immediate mails per hour; later messages go into a digest at the end of the hour. */
const MAILS_AN_HOUR = 3;
const DIGESTS_AT_ONCE = 100;

/** A user whose digest is due, with their number of unread messages. */
export interface DueDigest {
  user: typeof users.$inferSelect;
  unread: number;
}

/** Tracks the rate limit of message mails and who has turned them off. */
export class MessageMailRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Checks whether a user may be mailed immediately; if not, schedules a digest for the end of the hour, unless mails are off. */
  async takeTurn(orm: Orm, user: number, now: Date): Promise<boolean> {
    await orm.insert(messageMails).values({ user_id: user, window_at: now, sent: 0 }).onConflictDoNothing();
    const [row] = await orm.select().from(messageMails).where(eq(messageMails.user_id, user)).for('update');
    if (!row || row.off_at) return false;
    const isOver = row.window_at.getTime() + HOUR_MS <= now.getTime();
    const [window_at, sent] = isOver ? [now, 0] : [row.window_at, row.sent];
    const isNow = sent < MAILS_AN_HOUR;
    await orm
      .update(messageMails)
      .set({
        window_at,
        sent: isNow ? sent + 1 : sent,
        digest_at: isNow ? row.digest_at : new Date(window_at.getTime() + HOUR_MS),
      })
      .where(eq(messageMails.user_id, user));
    return isNow;
  }

  /** Enqueues a batch of due digests, each once even with several processes; users without unread messages get none. */
  sendDueDigests(now: Date, mailOf: (due: DueDigest) => Promise<MailDraft>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      const due = await takeDue(transaction, now);
      await enqueueMail(transaction, await Promise.all(due.map(mailOf)));
    });
  }

  /** Checks whether a user gets mails about messages. */
  async isOn(user: number): Promise<boolean> {
    const [row] = await this.#orm
      .select({ off_at: messageMails.off_at })
      .from(messageMails)
      .where(eq(messageMails.user_id, user));
    return !row?.off_at;
  }

  /** Turns the mails on or off; does nothing if the account was deleted. */
  async turn(user: number, isOn: boolean, now: Date): Promise<void> {
    const off = { off_at: isOn ? null : now, digest_at: null };
    const known = this.#orm.select({ id: users.id }).from(users).where(eq(users.id, user));
    if ((await known).length === 0) return;
    await this.#orm
      .insert(messageMails)
      .values({ user_id: user, window_at: now, sent: 0, ...off })
      .onConflictDoUpdate({ target: messageMails.user_id, set: off });
  }
}

async function takeDue(orm: Orm, now: Date): Promise<DueDigest[]> {
  const due = orm
    .select({ id: messageMails.user_id })
    .from(messageMails)
    .where(lte(messageMails.digest_at, now))
    .orderBy(asc(messageMails.digest_at))
    .limit(DIGESTS_AT_ONCE)
    .for('update', { skipLocked: true });
  const taken = await orm
    .update(messageMails)
    .set({ digest_at: null })
    .where(inArray(messageMails.user_id, due))
    .returning({ id: messageMails.user_id });
  if (taken.length === 0) return [];
  const isReader = sql`${users.id} in (${conversations.buyer_id}, ${conversations.seller_id})`;
  return orm
    .select({ user: users, unread: sql<number>`count(*)::integer` })
    .from(users)
    .innerJoin(conversations, isReader)
    .innerJoin(
      conversationMessages,
      and(eq(conversationMessages.conversation_id, conversations.id), unreadBy(users.id)),
    )
    .where(
      inArray(
        users.id,
        taken.map(({ id }) => id),
      ),
    )
    .groupBy(users.id);
}
