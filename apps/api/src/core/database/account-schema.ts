import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bikes } from './schema.ts';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true });
const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * People with an account. `username_key` and `email_key` are what counts for equality; several may give one mail address,
 * so that nobody learns from us whether somebody has.
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
    password_hash: text().notNull(),
    password_changed_at: moment().notNull(),
    created_at: moment().notNull(),
    /** What somebody may do beside what everybody may; given by a command. */
    role: text().$type<'moderator'>(),
    /** How many used bikes the account has ever listed, with those that it has deleted. */
    listings_added: integer().notNull().default(0),
  },
  (table) => [index('users_email').on(table.email_key), check('users_role_known', sql`${table.role} in ('moderator')`)],
);

/** Where somebody is signed in: one row a browser, ended by deleting it. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    user_id: ofUser(),
    device: text().notNull(),
    created_at: moment().notNull(),
    seen_at: moment().notNull(),
    /** When a code of the account's second factor was given in it. */
    proved_at: moment(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/**
 * Refresh tokens of a session, hashed. A used one stays until it would have expired, so that its reuse is noticed; `replaces`
 * is the one that was taken for it. `arrived_at` is when somebody first came with the access token that was given with it,
 * `lost_at` when it was given up because the one before came again: its answer had never arrived.
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

/** What a link in a mail allows once: hashed, and for an hour; of two the later has the higher `number`. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    hash: text().primaryKey(),
    user_id: ofUser(),
    purpose: text().$type<'reset' | 'verify' | 'email-old' | 'email-new'>().notNull(),
    /** The address that the link was sent to. */
    email_key: text().notNull(),
    expires_at: moment().notNull(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('mail_tokens_user').on(table.user_id, table.purpose)],
);

/** When what may be sent to a mailbox or an account is whole again; rows of the past say nothing and are deleted. */
export const mailBudgets = pgTable(
  'mail_budgets',
  {
    subject: text().primaryKey(),
    whole_at: moment().notNull(),
  },
  (table) => [index('mail_budgets_whole').on(table.whole_at)],
);

/**
 * What makes the codes that an account asks for at a sign-in: encrypted, and in use once a code of it was given.
 * `last_step` is the half minute of the last code that was taken: neither it nor an older one is taken again. Wrong codes
 * are counted from `refused_since` on, and `refusals_told_at` is when the owner was last told of them.
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

/** Codes for who has lost their app, hashed; each goes with its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: ofUser(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.hash] })],
);

/** A mail address that somebody wants to have, and which of the two addresses has agreed to it. */
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

/** Bikes that people marked. */
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
