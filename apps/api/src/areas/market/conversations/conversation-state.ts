import type { ConversationSide, ListingStatus, MessageKind, OfferDecision } from '@dopahiya/domain/market';
import type { conversationOffers, conversations } from '../../../core/database/conversation-schema.ts';

/** A conversation's database row. */
export type StoredConversation = typeof conversations.$inferSelect;

/** An offer's database row. */
export type StoredOffer = typeof conversationOffers.$inferSelect;

/** Why a conversation is closed for writing. */
export type ClosedBy = 'blocked' | 'gone' | 'listing' | 'reported' | 'refused';

/** A conversation with the state that determines what is allowed in it, as seen by one side. */
export interface ConversationState {
  conversation: StoredConversation;
  side: ConversationSide;
  /** Null if the listing was deleted. */
  listing: { id: number; status: ListingStatus; agreed_until: Date | null } | null;
  /** Which sides have blocked the other. */
  blockedBy: readonly ConversationSide[];
}

/** Returns the opposite side. */
export const otherSide = (side: ConversationSide): ConversationSide => (side === 'buyer' ? 'seller' : 'buyer');

/** Returns a user's side; undefined if they take no part. */
export function sideOf({ buyer_id, seller_id }: StoredConversation, user: number): ConversationSide | undefined {
  if (buyer_id === user) return 'buyer';
  return seller_id === user ? 'seller' : undefined;
}

/** Returns the account of a side; null if it was deleted. */
export const accountOf = ({ buyer_id, seller_id }: StoredConversation, side: ConversationSide): number | null =>
  side === 'buyer' ? buyer_id : seller_id;

const hidden: ReadonlySet<ListingStatus> = new Set(['held', 'rejected']);
const onSale: ReadonlySet<ListingStatus> = new Set(['pending', 'active']);

/** Returns why a conversation is closed for writing; undefined while it is open. */
export function closedBy({ conversation, side, listing, blockedBy }: ConversationState): ClosedBy | undefined {
  if (accountOf(conversation, otherSide(side)) === null) return 'gone';
  if (blockedBy.length > 0) return 'blocked';
  if (listing === null || hidden.has(listing.status)) return 'listing';
  if (conversation.closed_by === null) return undefined;
  return conversation.closed_by === 'reports' ? 'reported' : 'refused';
}

/** Checks whether offers can be made: the conversation is open and the bike on sale. */
export const acceptsOffers = (state: ConversationState): boolean =>
  closedBy(state) === undefined && state.listing !== null && onSale.has(state.listing.status);

/** Returns until when a listing is reserved for a buyer; null if it is not, or no longer. */
export const agreedUntil = (listing: { agreed_until: Date | null } | null, now: Date): Date | null =>
  listing?.agreed_until && listing.agreed_until > now ? listing.agreed_until : null;

/** Checks whether a listing is currently reserved by this offer and not yet sold. */
export function isRunning(offer: StoredOffer, listing: ConversationState['listing'], now: Date): boolean {
  const until = listing?.status === 'sold' ? null : agreedUntil(listing, now);
  return offer.status === 'accepted' && until !== null && until.getTime() === offer.agreed_until?.getTime();
}

/** Checks whether one side can make this decision on an offer in its current status. */
export function canDecide(offer: StoredOffer, side: ConversationSide, decision: OfferDecision): boolean {
  if (decision === 'ended') return offer.status === 'accepted';
  if (offer.status !== 'open') return false;
  return decision === 'withdrawn' ? offer.side === side : offer.side !== side;
}

/** A message or offer to add to a conversation. */
export interface NewMessage {
  kind: MessageKind;
  text: string;
  submission_key: string | null;
  offer: number | null;
}
