import * as z from 'zod/mini';
import { pageOf } from '../requests/lists.ts';
import { lenientPrice, lenientText } from '../requests/lenient-values.ts';
import { conversationSides, listingEndings, messageKinds, offerStatuses } from './conversation-words.ts';

const idSchema = z.int();

/** A sum that one side would sell or buy for, in whole rupees, and until when the bike is agreed on (ISO text). */
const offerSchema = z.object({
  id: idSchema,
  amount: z.int(),
  status: z.enum(offerStatuses),
  agreed_until: lenientText,
});

const messageSchema = z.object({
  id: idSchema,
  kind: z.enum(messageKinds),
  /** Whether the reader wrote it. */
  is_own: z.boolean(),
  /** Null where there are no words. */
  text: lenientText,
  /** Whether its words are gone with the account of who wrote them. */
  is_deleted: z.boolean(),
  offer: z.nullable(offerSchema),
  created_at: z.string(),
});

/** What one side said or did in a conversation. */
export type ConversationMessage = z.infer<typeof messageSchema>;

/** What a conversation is about, as far as it is still there. */
const bikeSchema = z.object({
  name: z.string(),
  slug: lenientText,
  price: lenientPrice,
  status: lenientText,
  image: lenientText,
  /** Until when it is agreed on with somebody (ISO text); null once the listing has ended. */
  agreed_until: lenientText,
});

const conversationShape = {
  id: idSchema,
  /** Which side the reader is. */
  side: z.enum(conversationSides),
  bike: bikeSchema,
  /** The first name of the other; null once their account is gone. */
  other: lenientText,
  unread: z.int(),
  last: z.nullable(messageSchema),
  updated_at: z.string(),
};

/** A conversation as lists show it, to one who takes part. */
const conversationSchema = z.object(conversationShape);
export type Conversation = z.infer<typeof conversationSchema>;

/** Conversations of one person, the latest first. */
export const conversationPageSchema = pageOf(conversationSchema);

/** A conversation with its last messages, the oldest first. */
export const conversationDetailSchema = z.object({
  ...conversationShape,
  messages: z.array(messageSchema),
  /** Whether there are messages before them. */
  has_earlier: z.boolean(),
  /** Why nothing more can be written: a side has blocked the other, is gone, or the listing is; it is reported, or was closed for that. */
  closed: lenientText,
  /** How the listing ended, with the reason where a moderator removed it; null while it is on sale. */
  ending: z.nullable(z.object({ kind: z.enum(listingEndings), reason: lenientText })),
  is_blocked_by_me: z.boolean(),
  /** Whether an offer can be made: the bike is on sale. */
  takes_offers: z.boolean(),
  /** The seller's number where the seller shows it here; the seller reads it at any time. */
  number: lenientText,
  is_number_shown: z.boolean(),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/** The conversation of a buyer about a listing; null before there is one, and about their own listing. */
export const ownConversationSchema = z.object({
  conversation: z.nullable(conversationDetailSchema),
  is_own: z.boolean(),
});

/** How many messages of others somebody has not seen, in all conversations. */
export const unreadSchema = z.object({ count: z.int() });

/** Messages of a conversation that stand before one, the oldest first. */
export const earlierMessagesSchema = z.object({ messages: z.array(messageSchema), has_earlier: z.boolean() });

/** Whether somebody is told of messages by mail. */
export const messageMailsSchema = z.object({ is_on: z.boolean() });
