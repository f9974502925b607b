import type { MessageState } from '@dopahiya/domain/desk';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';

/**
 * Visitors' messages to the site owner, as plain text. Identical messages of one sender share a `digest` and are stored once; `user_id` is
 * the signed-in user, `mailed_at` when the owner's mail server accepted it.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    digest: text().notNull().unique(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    email_key: text().notNull(),
    mobile_number: text().notNull(),
    city: text().notNull(),
    comments: text().notNull(),
    sent_at: timestamp({ withTimezone: true }).notNull(),
    mailed_at: timestamp({ withTimezone: true }),
    state: text().$type<MessageState>().notNull().default('open'),
  },
  (table) => [
    index('contact_messages_user').on(table.user_id),
    index('contact_messages_email').on(table.email_key),
    index('contact_messages_sent').on(table.sent_at),
  ],
);
