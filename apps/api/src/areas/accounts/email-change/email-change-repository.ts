import { and, eq, exists, gt, inArray, type SQL } from 'drizzle-orm';
import { emailChanges, mailTokens, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { showConfirmed } from '../../../core/listing-endings/show-confirmed.ts';
import { enqueueMail, type MailOf } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';

/** A change of a mail address that waits for its confirmations, as the database has it. */
export type EmailChange = typeof emailChanges.$inferSelect;

/** What a link has confirmed: one address of two, or the whole change; `before` and `after` are the account's rows. */
export type EmailConfirmation = { isWhole: false; user: number } | WholeConfirmation;

interface WholeConfirmation {
  isWhole: true;
  before: UserRow;
  after: UserRow;
}

const purposes = ['email-old', 'email-new'] as const;

/** Reads and writes changes of mail addresses. */
export class EmailChangeRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Begins a change in place of an earlier one, whose links are over then, and has its links sent. */
  begin(change: EmailChange, mailOf: MailOf<EmailChange>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      await endChange(transaction, change.user_id);
      await transaction.insert(emailChanges).values(change);
      await enqueueMail(transaction, mailOf(change));
    });
  }

  /** The address that somebody wants to have, while it waits for its confirmations. */
  async pending(user: number, now: Date): Promise<string | undefined> {
    const [row] = await this.#orm
      .select({ email: emailChanges.email })
      .from(emailChanges)
      .where(and(eq(emailChanges.user_id, user), gt(emailChanges.expires_at, now)));
    return row?.email;
  }

  /** Uses a link once; with the second of two the account has its new address, every other link is over, and both are told. */
  confirm(hash: string, now: Date, mailOf: MailOf<WholeConfirmation>): Promise<EmailConfirmation | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const [taken] = await transaction
        .delete(mailTokens)
        .where(
          and(eq(mailTokens.hash, hash), inArray(mailTokens.purpose, [...purposes]), gt(mailTokens.expires_at, now)),
        )
        .returning();
      if (!taken) return undefined;
      const confirmed = taken.purpose === 'email-old' ? { old_confirmed_at: now } : { new_confirmed_at: now };
      const [change] = await transaction
        .update(emailChanges)
        .set(confirmed)
        .where(
          and(eq(emailChanges.user_id, taken.user_id), gt(emailChanges.expires_at, now), isAsked(transaction, taken)),
        )
        .returning();
      if (!change) return undefined;
      if (!change.old_confirmed_at || !change.new_confirmed_at) return { isWhole: false, user: change.user_id };
      const confirmation = await takeEffect(transaction, change, now);
      if (confirmation) await enqueueMail(transaction, mailOf(confirmation));
      return confirmation;
    });
  }
}

/** Whether it is still the address that a link went to which the change asks: an earlier change may have had another one. */
function isAsked(orm: Orm, { purpose, user_id, email_key }: typeof mailTokens.$inferSelect): SQL {
  if (purpose === 'email-new') return eq(emailChanges.email_key, email_key);
  return exists(
    orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user_id), eq(users.email_key, email_key))),
  );
}

async function takeEffect(
  orm: Orm,
  { user_id, email, email_key }: EmailChange,
  now: Date,
): Promise<WholeConfirmation | undefined> {
  const [before] = await orm.select().from(users).where(eq(users.id, user_id));
  const [after] = await orm
    .update(users)
    .set({ email, email_key, email_verified_at: now })
    .where(eq(users.id, user_id))
    .returning();
  if (after) await showConfirmed(orm, after);
  await orm.delete(emailChanges).where(eq(emailChanges.user_id, user_id));
  // A link to a new password that went to the old address opens nothing any more.
  await orm.delete(mailTokens).where(eq(mailTokens.user_id, user_id));
  return before && after && { isWhole: true, before, after };
}

/** Ends what waits for its confirmations: its links are over. */
export async function endChange(orm: Orm, user: number): Promise<void> {
  await orm.delete(emailChanges).where(eq(emailChanges.user_id, user));
  await orm.delete(mailTokens).where(and(eq(mailTokens.user_id, user), inArray(mailTokens.purpose, [...purposes])));
}
