import { boolean, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { contactMessages } from './contact-message-schema.ts';
import type { MailKind } from '../outbox/mail-budget.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Mails that wait to be sent, and are gone once they are. `mail` is what `enqueueMail` was given, as JSON: a secret never stands in it.
 * Whoever takes one in hand puts `due_at` off, so that it comes to another process only if this one ends; a lost answer is one
 * after which nobody knows whether the mail has arrived. Moments are the database's, which all processes share.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MailKind>().notNull(),
    /** Whose account it is about: it goes with that. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The visitor's message that it brings: it goes with that. */
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
