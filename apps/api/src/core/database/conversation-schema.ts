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
 * What a buyer and a seller say to each other about one listing. It stays when one of them is gone, and the listing: what
 * it was about stands in `bike_name`. `buyer_seen` and `seller_seen` are the last messages that each has seen.
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
    /** Since when the seller shows the buyer the number of the listing. */
    number_shown_at: moment(),
    /** What lets nobody write here: reports, until somebody has decided, or what they decided. */
    closed_by: text().$type<HiddenBy>(),
    /** How its listing ended, with the moderator's reason, once the listing is deleted; until then the listing says it. */
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

/** Sums that one side named to the other, in whole rupees. */
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

/** What was said and done in a conversation; words of who has left are hidden since `emptied_at`, and gone 30 days later. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: identity(),
    conversation_id: ofConversation(),
    side: text().$type<ConversationSide>().notNull(),
    author_id: person(),
    /** Named by who sends it: sent again with the same one, it is one message. */
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

/** Who hears nothing more of whom. */
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

/** What users report of others, whatever it is; each reports a thing once, and may say it anew. Reports stay once they are settled. */
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
    /** The decision that settled it; null until then. */
    decision_id: integer().references(() => moderationDecisions.id, { onDelete: 'set null' }),
    /** Whether its reporter had reported the same before it was decided: such reports hold nothing by themselves. */
    is_repeated: boolean().notNull().default(false),
    /** The last decision that found it wrong; it stays when the report is sent again. */
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

/** How somebody is told of messages by mail: so many in the hour since `window_at`, the rest at `digest_at`; not since `off_at`. */
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
