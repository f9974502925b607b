import { count, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/open-database.ts';
import { outbox } from '../database/outbox-schema.ts';
import type { MailDraft, ResetDraft } from './draft-mail.ts';
import type { MailKind } from './mail-budget.ts';
import { users } from '../database/account-schema.ts';

/** So many mails wait at most, and take so much room. */
const MAX_WAITING = 10_000;
const MAX_BYTES = 50_000_000;

/** What strangers cause by typing an address leaves as much room to what owners are told. */
const byStrangers: ReadonlySet<MailKind> = new Set(['confirmation', 'reset']);

/**
 * Lets mails wait to be sent. Called with the transaction of what causes them they wait exactly if that is done. Nobody is kept from
 * what they do because too many wait already: then these do not, which the log of whoever sends is told.
 * @returns the numbers of those that wait.
 */
export async function enqueueMail(orm: Orm, mails: ResetDraft | MailDraft | readonly MailDraft[]): Promise<number[]> {
  const drafts = [mails].flat();
  const [waiting] = drafts.length > 0 ? await orm.select(whatWaits).from(outbox) : [];
  const taken = drafts.filter(({ kind }) => hasRoom(kind, waiting)).map(rowOf);
  if (taken.length === 0) return [];
  const rows = await orm.insert(outbox).values(taken).returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

/** Makes the mail of what was done, from its row: it is written with that, in one transaction. */
export type MailOf<Row> = (row: Row) => MailDraft | readonly MailDraft[];

/** Whether the outbox is so full that mails are left out. */
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

/** Lets a mail to somebody wait, as `enqueueMail` does; none where they have no account any more. */
export async function enqueueUserMail(
  orm: Orm,
  id: number,
  mailOf: MailOf<typeof users.$inferSelect>,
): Promise<number[]> {
  const [user] = await orm.select().from(users).where(eq(users.id, id));
  return user ? enqueueMail(orm, mailOf(user)) : [];
}
