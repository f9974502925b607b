import { and, eq, exists, gt, inArray, type SQL } from 'drizzle-orm';
import { emailChanges, mailTokens, users } from '../../../core/database/account-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { showConfirmed } from '../../../core/listing-endings/show-confirmed.ts';
import { enqueueMail, type MailOf } from '../../../core/outbox/enqueue-mail.ts';
import type { UserRow } from '../users/user-repository.ts';

/** Database row of a pending email change. */
export type EmailChange = typeof emailChanges.$inferSelect;

/** Result of following a link: one of two addresses confirmed, or the whole change; `before` and `after` are the account's rows. */
export type EmailConfirmation = { isWhole: false; user: number } | WholeConfirmation;

interface WholeConfirmation {
  isWhole: true;
  before: UserRow;
  after: UserRow;
}

const purposes = ['email-old', 'email-new'] as const;

/** Reads and writes pending email changes. */
export class EmailChangeRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Starts an email change and enqueues its mails, replacing an earlier change and invalidating its links. */
  begin(change: EmailChange, mailOf: MailOf<EmailChange>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      await endChange(transaction, change.user_id);
      await transaction.insert(emailChanges).values(change);
      await enqueueMail(transaction, mailOf(change));
    });
  }

  /** Returns the new email address that is pending confirmation, if any. */
  async pending(user: number, now: Date): Promise<string | undefined> {
    const [row] = await this.#orm
      .select({ email: emailChanges.email })
      .from(emailChanges)
      .where(and(eq(emailChanges.user_id, user), gt(emailChanges.expires_at, now)));
    return row?.email;
  }

  /** Uses a link once. When both addresses are confirmed, updates the account, invalidates all other links and notifies both addresses. */
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

/** Checks that the link's address still belongs to the pending change: an earlier change may have had another one. */
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
  // Also invalidates password reset links that were sent to the old address.
  await orm.delete(mailTokens).where(eq(mailTokens.user_id, user_id));
  return before && after && { isWhole: true, before, after };
}

/** Cancels a pending email change and invalidates its links. */
export async function endChange(orm: Orm, user: number): Promise<void> {
  await orm.delete(emailChanges).where(eq(emailChanges.user_id, user));
  await orm.delete(mailTokens).where(and(eq(mailTokens.user_id, user), inArray(mailTokens.purpose, [...purposes])));
}
