import type { DeskRole } from '@dopahiya/domain/desk';
import type { Language } from '@dopahiya/domain/site';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bikes, articles } from './schema.ts';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true });
const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Role of an account: moderators decide cases, editors use the desk, owners do both and grant roles. */
export type AccountRole = DeskRole | 'moderator';

/**
 * User accounts. `username_key` and `email_key` are compared for equality; several accounts may use one mail address, so that nobody can
 * find out whether an address is registered.
 */
export const users = pgTable(
  'users',
  {
    id: identity(),
    username: text().notNull(),
    username_key: text().notNull().unique(),
    email: text().notNull(),
    email_key: text().notNull(),
    email_verified_at: moment(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    /** Language of the account's mails: that of the site where it was opened, until its owner chooses another. */
    language: text().$type<Language>().notNull().default('en'),
    password_hash: text().notNull(),
    password_changed_at: moment().notNull(),
    created_at: moment().notNull(),
    /** Extra permissions of the account; granted by a command. */
    role: text().$type<AccountRole>(),
    /** Number of used bikes the account has ever listed, including deleted ones. */
    listings_added: integer().notNull().default(0),
  },
  (table) => [
    index('users_email').on(table.email_key),
    check('users_role_known', sql`${table.role} in ('moderator', 'owner', 'editor')`),
    check('users_language_known', sql`${table.language} in ('en', 'hi')`),
  ],
);

/** Sign-in sessions: one row per browser; deleting it signs the browser out. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    user_id: ofUser(),
    device: text().notNull(),
    created_at: moment().notNull(),
    seen_at: moment().notNull(),
    /** When a second-factor code was entered in this session. */
    proved_at: moment(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/**
 * Refresh tokens of a session, hashed. A used token stays until its expiry so that reuse is detected; `replaces` is the token that it was
 * exchanged for. `arrived_at` is when its access token was first used; `lost_at` is when it was abandoned because its predecessor was sent
 * again, as its response had never arrived.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    session_id: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    used_at: moment(),
    replaces: text(),
    arrived_at: moment(),
    lost_at: moment(),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);

/** Single-use tokens of links in mails: hashed, valid for an hour; of two, the later has the higher `number`. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    hash: text().primaryKey(),
    user_id: ofUser(),
    purpose: text().$type<'reset' | 'verify' | 'email-old' | 'email-new'>().notNull(),
    /** Address that the link was sent to. */
    email_key: text().notNull(),
    expires_at: moment().notNull(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('mail_tokens_user').on(table.user_id, table.purpose)],
);

/** When the mail allowance of a mailbox or account is full again; rows in the past are meaningless and get deleted. */
export const mailBudgets = pgTable(
  'mail_budgets',
  {
    subject: text().primaryKey(),
    whole_at: moment().notNull(),
  },
  (table) => [index('mail_budgets_whole').on(table.whole_at)],
);

/**
 * Second factors (TOTP secrets): encrypted, and active after the first accepted code. `last_step` is the 30-second step of the last
 * accepted code: neither it nor an older one is accepted again. Wrong codes are counted from `refused_since`; `refusals_told_at` is when
 * the owner was last notified of them.
 */
export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed_secret: text().notNull(),
  begun_at: moment().notNull(),
  confirmed_at: moment(),
  last_step: integer(),
  refusals: integer().notNull().default(0),
  refused_since: moment(),
  refusals_told_at: moment(),
});

/** Recovery codes for a lost authenticator app, hashed; each is deleted when used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: ofUser(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.hash] })],
);

/** Pending change of a mail address, and which of the two addresses has confirmed it. */
export const emailChanges = pgTable('email_changes', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  email_key: text().notNull(),
  old_confirmed_at: moment(),
  new_confirmed_at: moment(),
  expires_at: moment().notNull(),
});

/** Models saved by users. */
export const favourites = pgTable(
  'favourites',
  {
    user_id: ofUser(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    added_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.bike_id] }), index('favourites_bike').on(table.bike_id)],
);

/** Likes of articles; deleted with the article or the user. */
export const articleLikes = pgTable(
  'article_likes',
  {
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.user_id] }),
    index('article_likes_user').on(table.user_id),
  ],
);
