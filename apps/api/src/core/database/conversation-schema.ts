import type {
  ConversationSide,
  ListingEnding,
  MessageKind,
  OfferStatus,
  ReportGround,
  ReportSubject,
} from '@dopahiya/domain/market';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { type HiddenBy, listings } from './listing-schema.ts';
import { moderationDecisions } from './moderation-schema.ts';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true });
const person = () => integer().references(() => users.id, { onDelete: 'set null' });
const ofConversation = () =>
  integer()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/**
 * Conversations of a buyer and a seller about a listing. They outlive both users and the listing, whose name is kept in `bike_name`.
 * `buyer_seen` and `seller_seen` are the last messages each has read.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    listing_id: integer().references(() => listings.id, { onDelete: 'set null' }),
    buyer_id: person(),
    seller_id: person(),
    bike_name: text().notNull(),
    buyer_seen: integer().notNull().default(0),
    seller_seen: integer().notNull().default(0),
    /** When the seller revealed the listing's phone number to the buyer; null if not. */
    number_shown_at: moment(),
    /** Why the conversation is closed: pending reports, or a moderation decision. */
    closed_by: text().$type<HiddenBy>(),
    /** How its deleted listing ended, with the moderator's reason; until deletion the listing itself has it. */
    ending: text().$type<ListingEnding>(),
    ending_reason: text(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    check('conversations_closed_by_known', sql`${table.closed_by} in ('reports', 'refused')`),
    check('conversations_ending_known', sql`${table.ending} in ('removed', 'checking', 'deleted', 'left')`),
    unique('conversations_pair').on(table.listing_id, table.buyer_id),
    index('conversations_buyer').on(table.buyer_id, table.updated_at),
    index('conversations_seller').on(table.seller_id, table.updated_at),
  ],
);

/** Offers made in conversations, in whole rupees. */
export const conversationOffers = pgTable(
  'conversation_offers',
  {
    id: identity(),
    conversation_id: ofConversation(),
    side: text().$type<ConversationSide>().notNull(),
    amount: integer().notNull(),
    status: text().$type<OfferStatus>().notNull(),
    agreed_until: moment(),
  },
  (table) => [
    check('conversation_offers_side', sql`${table.side} in ('buyer', 'seller')`),
    check('conversation_offers_status', sql`${table.status} in ('open', 'accepted', 'declined', 'withdrawn', 'ended')`),
    index('conversation_offers_conversation').on(table.conversation_id),
  ],
);

/** Messages and events of conversations; texts of deleted accounts are hidden from `emptied_at` and deleted 30 days later. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: identity(),
    conversation_id: ofConversation(),
    side: text().$type<ConversationSide>().notNull(),
    author_id: person(),
    /** Idempotency key from the client: a message sent twice with the same key is stored once. */
    submission_key: text(),
    kind: text().$type<MessageKind>().notNull(),
    text: text().notNull(),
    offer_id: integer().references(() => conversationOffers.id, { onDelete: 'cascade' }),
    emptied_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    check('conversation_messages_side', sql`${table.side} in ('buyer', 'seller')`),
    unique('conversation_messages_submission').on(table.author_id, table.submission_key),
    index('conversation_messages_conversation').on(table.conversation_id, table.id),
    index('conversation_messages_offer').on(table.offer_id),
    index('conversation_messages_emptied')
      .on(table.emptied_at)
      .where(sql`${table.emptied_at} is not null`),
  ],
);

/** Blocks between users. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blocked_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.blocked_id] }),
    index('user_blocks_blocked').on(table.blocked_id),
  ],
);

/** Reports of content by users; each user has one report per item and may renew it. Reports are kept after they are settled. */
export const reports = pgTable(
  'reports',
  {
    id: identity(),
    subject: text().$type<ReportSubject>().notNull(),
    subject_id: integer().notNull(),
    reporter_id: person(),
    ground: text().$type<ReportGround>().notNull(),
    note: text().notNull(),
    created_at: moment().notNull(),
    /** Decision that settled the report; null until then. */
    decision_id: integer().references(() => moderationDecisions.id, { onDelete: 'set null' }),
    /** Whether its reporter had reported the same item before it was decided: repeats alone never cause a hold. */
    is_repeated: boolean().notNull().default(false),
    /** Last decision that rejected the report; kept when the report is renewed. */
    rejected_by_id: integer().references(() => moderationDecisions.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('reports_subject_known', sql`${table.subject} in ('conversation', 'listing', 'review', 'photo', 'figure')`),
    check('reports_ground_known', sql`${table.ground} in ('scam', 'rude', 'spam', 'false', 'other')`),
    unique('reports_once').on(table.reporter_id, table.subject, table.subject_id),
    index('reports_about').on(table.subject, table.subject_id),
    index('reports_decision').on(table.decision_id),
    index('reports_rejected_by').on(table.rejected_by_id),
    index('reports_open')
      .on(table.subject, table.subject_id, table.created_at)
      .where(sql`${table.decision_id} is null`),
  ],
);

/**
 * Mail notifications of messages: how many were sent in the hour since `window_at`; the rest go out as a digest at `digest_at`; none after
 * `off_at`.
 */
export const messageMails = pgTable(
  'message_mails',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    window_at: moment().notNull(),
    sent: smallint().notNull(),
    digest_at: moment(),
    off_at: moment(),
  },
  (table) => [
    index('message_mails_digest')
      .on(table.digest_at)
      .where(sql`${table.digest_at} is not null`),
  ],
);
