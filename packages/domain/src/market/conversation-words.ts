/** The two who talk about a listing. */
export const conversationSides = ['buyer', 'seller'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/**
 * What stands in a conversation: words, an offer, or what became of one; that the seller shows a number or shows it no more.
 */
export const messageKinds = [
  'text',
  'offer',
  'accepted',
  'declined',
  'withdrawn',
  'ended',
  'number_shown',
  'number_hidden',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What becomes of an offer: who made it withdraws it or makes another, and an agreement is ended by either side. */
export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'ended'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What somebody can make of an offer. */
export const offerDecisions = ['accepted', 'declined', 'withdrawn', 'ended'] as const;
export type OfferDecision = (typeof offerDecisions)[number];

/**
 * How a listing ended, or why it is stopped: a moderator removed it, or it is held while somebody checks it; its seller
 * withdrew, sold or deleted it, or deleted their account; or its days are over.
 */
export const listingEndings = ['removed', 'checking', 'withdrawn', 'sold', 'expired', 'deleted', 'left'] as const;
export type ListingEnding = (typeof listingEndings)[number];

/** Whether buyers are warned not to pay. */
export const isWarning = (ending: ListingEnding): boolean => ending === 'removed' || ending === 'checking';

/** What a report says of what is wrong. */
export const reportGrounds = ['scam', 'rude', 'spam', 'false', 'other'] as const;
export type ReportGround = (typeof reportGrounds)[number];

/** What can be reported. */
export const reportSubjects = ['conversation', 'listing', 'review', 'photo', 'figure'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** Said beside the reasons for which a message is held back, where its writer may insist that it holds none of that. */
export const heldInDoubt = 'in_doubt';

/** Characters of a message and of a report's note, hours for which an agreement holds, and messages that are read at once. */
export const conversationLimits = { text: 1000, note: 500, agreedHours: 48, messages: 50 } as const;

/** What somebody writes in a conversation: words, an offer in whole rupees, or both. */
export interface MessageDraft {
  /** Named by the browser that sends it: sent again with the same key, it is one message. */
  submission_key: string;
  text?: string;
  offer?: number;
  /** The writer has read why it was held back, and says that it holds no number, link or handle. */
  is_insisted?: boolean;
}

/** What somebody reports, and why. */
export interface ReportDraft {
  subject: ReportSubject;
  id: number | string;
  ground: ReportGround;
  note?: string;
}
