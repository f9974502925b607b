import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { contactMessages } from '../database/contact-message-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { outbox } from '../database/outbox-schema.ts';
import type { MailDraft, ResetDraft } from './draft-mail.ts';

/** Mail taken by a worker: it belongs to it until another worker tries it. */
export type WaitingMail = Omit<typeof outbox.$inferSelect, 'mail'> & { draft: MailDraft | ResetDraft };

/** Maximum time in seconds that a worker keeps a mail: longer than sending takes. If the worker dies, others get it after that. */
const IN_HAND_SECONDS = 120;
/** Maximum age in hours of a mail to send: users have asked again by then. */
const OLDEST_HOURS = 24;

const inSeconds = (seconds: number): SQL => sql`now() + ${seconds}::float8 * interval '1 second'`;
const oldest = sql`now() - ${OLDEST_HOURS}::float8 * interval '1 hour'`;

/** Stores queued mails; all processes on one database share them, and one worker at a time has each mail. */
export class OutboxRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Takes the mail that is due first, or the one with this number; undefined if there is none. */
  async take(number?: number): Promise<WaitingMail | undefined> {
    const { id, due_at, created_at, tries } = outbox;
    const isWanted = number === undefined ? undefined : eq(id, number);
    const first = this.#orm
      .select({ id })
      .from(outbox)
      .where(and(lte(due_at, sql`now()`), gt(created_at, oldest), isWanted))
      .orderBy(asc(due_at), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await this.#orm
      .update(outbox)
      .set({ due_at: inSeconds(IN_HAND_SECONDS), tries: sql`${tries} + 1` })
      // A scalar subquery is evaluated once: with `in` the planner may read the locked row more than once.
      .where(sql`${id} = (${first})`)
      .returning();
    if (!row) return undefined;
    const { mail, ...about } = row;
    return { ...about, draft: { kind: row.kind, ...JSON.parse(mail) } as MailDraft | ResetDraft };
  }

  /** Marks a mail as charged in the same transaction as the charge itself. @returns the result of `charge`. */
  charge(mail: WaitingMail, charge: (transaction: Orm) => Promise<boolean>): Promise<boolean> {
    return this.#orm.transaction(async (transaction) => {
      const mayGo = await charge(transaction);
      if (mayGo) await transaction.update(outbox).set({ is_charged: true }).where(inHand(mail));
      return mayGo;
    });
  }

  /** Schedules a retry of a mail. */
  async postpone(mail: WaitingMail, seconds: number, { isLost }: { isLost: boolean }): Promise<void> {
    const lost_answers = sql`${outbox.lost_answers} + ${isLost ? 1 : 0}`;
    await this.#orm
      .update(outbox)
      .set({ due_at: inSeconds(seconds), lost_answers })
      .where(inHand(mail));
  }

  /** Deletes a mail that was sent or given up. A visitor's message that was sent is marked as mailed. */
  remove(mail: WaitingMail, { isSent } = { isSent: false }): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      if (isSent && mail.message_id !== null)
        await transaction
          .update(contactMessages)
          .set({ mailed_at: sql`now()` })
          .where(eq(contactMessages.id, mail.message_id));
      await transaction.delete(outbox).where(inHand(mail));
    });
  }

  /** Deletes mails that are too old to send. @returns how many there were. */
  async forgetOld(): Promise<number> {
    const gone = await this.#orm.delete(outbox).where(lte(outbox.created_at, oldest)).returning({ id: outbox.id });
    return gone.length;
  }
}

const inHand = ({ id, tries }: WaitingMail) => and(eq(outbox.id, id), eq(outbox.tries, tries));
