import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ChatThread } from '@dopahiya/engines/chat';
import { users } from './account-schema.ts';

/**
 * Chat visitors, by an unguessable id, with the topic of the conversation (null before it begins); `user_id` is the signed-in user,
 * `active_at` the time of the first visit or last question.
 */
export const chatPeople = pgTable(
  'chat_people',
  {
    id: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    phone: text().notNull(),
    city: text().notNull(),
    thread: jsonb().$type<ChatThread>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    active_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('chat_people_user').on(table.user_id), index('chat_people_created').on(table.created_at)],
);

/** Questions and answers of the chat. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    person_id: text()
      .notNull()
      .references(() => chatPeople.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    reply: text().notNull(),
    intent: text().notNull(),
    sent_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chat_messages_person').on(table.person_id), index('chat_messages_sent').on(table.sent_at)],
);
