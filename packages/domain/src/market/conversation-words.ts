/** The two sides of a conversation about a listing. */
export const conversationSides = ['buyer', 'seller'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** Kinds of messages: text, an offer or its outcome, or the seller showing or hiding a phone number. */
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

/** Status of an offer: its sender withdraws it, also by making another one; either side can end an agreement. */
export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'ended'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Decisions that users can make on an offer. */
export const offerDecisions = ['accepted', 'declined', 'withdrawn', 'ended'] as const;
export type OfferDecision = (typeof offerDecisions)[number];

/**
 * Why a listing is no longer available: removed by a moderator, held for a check, withdrawn, sold or deleted by
 * its seller, expired, or 'left' because the seller deleted the account.
 */
export const listingEndings = ['removed', 'checking', 'withdrawn', 'sold', 'expired', 'deleted', 'left'] as const;
export type ListingEnding = (typeof listingEndings)[number];

/** Checks whether buyers must be warned not to pay. */
export const isWarning = (ending: ListingEnding): boolean => ending === 'removed' || ending === 'checking';

/** Reasons for a report. */
export const reportGrounds = ['scam', 'rude', 'spam', 'false', 'other'] as const;
export type ReportGround = (typeof reportGrounds)[number];

/** What can be reported. */
export const reportSubjects = ['conversation', 'listing', 'review', 'photo', 'figure'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** Code added to the reasons for holding back a message if the sender may insist that none of them applies. */
export const heldInDoubt = 'in_doubt';

/** Maximum characters of a message and of a report's note, hours an agreement lasts, and messages fetched at once. */
export const conversationLimits = { text: 1000, note: 500, agreedHours: 48, messages: 50 } as const;
