import * as z from 'zod/mini';
import { pageOf } from '../requests/lists.ts';
import { lenientPrice, lenientText } from '../requests/lenient-values.ts';
import { conversationSides, listingEndings, messageKinds, offerStatuses } from './conversation-words.ts';

const idSchema = z.int();

/** Offer of one side in whole rupees, and the end of the agreement (ISO text). */
const offerSchema = z.object({
  id: idSchema,
  amount: z.int(),
  status: z.enum(offerStatuses),
  agreed_until: lenientText,
});

const messageSchema = z.object({
  id: idSchema,
  kind: z.enum(messageKinds),
  /** Whether the current user wrote it. */
  is_own: z.boolean(),
  /** Null if the message has no text. */
  text: lenientText,
  /** Whether the text was deleted with its author's account. */
  is_deleted: z.boolean(),
  offer: z.nullable(offerSchema),
  created_at: z.string(),
});

/** Message or event in a conversation. */
export type ConversationMessage = z.infer<typeof messageSchema>;

/** Bike of a conversation, as far as it is still available. */
const bikeSchema = z.object({
  name: z.string(),
  slug: lenientText,
  price: lenientPrice,
  status: lenientText,
  image: lenientText,
  /** End of the agreement with a buyer (ISO text); null once the listing has ended. */
  agreed_until: lenientText,
});

const conversationShape = {
  id: idSchema,
  /** Side of the current user. */
  side: z.enum(conversationSides),
  bike: bikeSchema,
  /** First name of the other person; null once their account is deleted. */
  other: lenientText,
  unread: z.int(),
  last: z.nullable(messageSchema),
  updated_at: z.string(),
};

/** Conversation in a list, as a participant sees it. */
const conversationSchema = z.object(conversationShape);
export type Conversation = z.infer<typeof conversationSchema>;

/** Conversations of a user, latest first. */
export const conversationPageSchema = pageOf(conversationSchema);

/** Conversation with its latest messages, oldest first. */
export const conversationDetailSchema = z.object({
  ...conversationShape,
  messages: z.array(messageSchema),
  /** Whether there are earlier messages. */
  has_earlier: z.boolean(),
  /**
   * Why no more messages can be sent: one side blocked the other or deleted the account, the listing is gone, or
   * the conversation is reported or was closed because of a report.
   */
  closed: lenientText,
  /** How the listing ended, with the reason if a moderator removed it; null while it is on sale. */
  ending: z.nullable(z.object({ kind: z.enum(listingEndings), reason: lenientText })),
  is_blocked_by_me: z.boolean(),
  /** Whether offers are possible: the bike is on sale. */
  takes_offers: z.boolean(),
  /** Seller's phone number if shown in this conversation; the seller always sees it. */
  number: lenientText,
  is_number_shown: z.boolean(),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/** Buyer's conversation about a listing; null if there is none yet, and for the user's own listing. */
export const ownConversationSchema = z.object({
  conversation: z.nullable(conversationDetailSchema),
  is_own: z.boolean(),
});

/** Number of unread messages of a user, in all conversations. */
export const unreadSchema = z.object({ count: z.int() });

/** Messages before a given one, oldest first. */
export const earlierMessagesSchema = z.object({ messages: z.array(messageSchema), has_earlier: z.boolean() });

/** Whether the user gets mails about new messages. */
export const messageMailsSchema = z.object({ is_on: z.boolean() });
