import { boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { contactMessages } from './contact-message-schema.ts';
import type { MailKind } from '../outbox/mail-budget.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Queue of mails to send; rows are deleted once sent. `mail` is the input of `enqueueMail` as JSON and never contains a secret. A worker
 * that takes a mail postpones `due_at`, so that another process gets it only if this one ends; a lost response leaves it unknown whether
 * the mail arrived. Times are the database's, which all processes share.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailKind>().notNull(),
    /** Account that the mail is about; the mail is deleted with it. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Visitor's message that the mail forwards; the mail is deleted with it. */
    message_id: integer().references(() => contactMessages.id, { onDelete: 'cascade' }),
    mail: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    due_at: moment().notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    lost_answers: smallint().notNull().default(0),
    is_charged: boolean().notNull().default(false),
  },
  (table) => [
    index('outbox_due').on(table.due_at, table.id),
    index('outbox_user').on(table.user_id),
    index('outbox_message').on(table.message_id),
  ],
);
