import { count, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/open-database.ts';
import { outbox } from '../database/outbox-schema.ts';
import type { MailDraft, ResetDraft } from './draft-mail.ts';
import type { MailKind } from './mail-budget.ts';
import { users } from '../database/account-schema.ts';

/** Maximum number of queued mails, and of their total size. */
const MAX_WAITING = 10_000;
const MAX_BYTES = 50_000_000;

/** Mails that strangers can cause by typing an address; they leave as much room for notices to account owners. */
const byStrangers: ReadonlySet<MailKind> = new Set(['confirmation', 'reset']);

/**
 * Queues mails to be sent. Called with a transaction, they are queued only if it commits. A full queue does not fail the caller: the mails
 * are dropped and logged.
 * @returns the numbers of the queued mails.
 */
export async function enqueueMail(orm: Orm, mails: ResetDraft | MailDraft | readonly MailDraft[]): Promise<number[]> {
  const drafts = [mails].flat();
  const [waiting] = drafts.length > 0 ? await orm.select(whatWaits).from(outbox) : [];
  const taken = drafts.filter(({ kind }) => hasRoom(kind, waiting)).map(rowOf);
  if (taken.length === 0) return [];
  const rows = await orm.insert(outbox).values(taken).returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** Drafts the mails for a row; they are queued in the transaction that writes the row. */
export type MailOf<Row> = (row: Row) => MailDraft | readonly MailDraft[];

/** Checks whether the queue is so full that mails are dropped. */
export async function isOutboxFull(orm: Orm): Promise<boolean> {
  const [waiting] = await orm.select(whatWaits).from(outbox);
  return !hasRoom('reset', waiting);
}

const whatWaits = {
  mails: count(),
  bytes: sql<number>`coalesce(sum(octet_length(${outbox.mail})), 0)::float8`,
};

function hasRoom(kind: MailKind, { mails, bytes } = { mails: 0, bytes: 0 }): boolean {
  const share = byStrangers.has(kind) ? 0.5 : 1;
  return mails < MAX_WAITING * share && bytes < MAX_BYTES * share;
}

function rowOf({ kind, ...mail }: MailDraft | ResetDraft): typeof outbox.$inferInsert {
  const user_id = 'letter' in mail && mail.to.id > 0 ? mail.to.id : null;
  const message_id = ('message' in mail && mail.message) || null;
  return { kind, user_id, message_id, mail: JSON.stringify(mail) };
}

/** Queues a mail to a user, as `enqueueMail` does; none if the account no longer exists. */
export async function enqueueUserMail(
  orm: Orm,
  id: number,
  mailOf: MailOf<typeof users.$inferSelect>,
): Promise<number[]> {
  const [user] = await orm.select().from(users).where(eq(users.id, id));
  return user ? enqueueMail(orm, mailOf(user)) : [];
}
