import type { ConversationSide, ListingStatus, MessageKind, OfferDecision } from '@dopahiya/domain/market';
import type { conversationOffers, conversations } from '../../../core/database/conversation-schema.ts';

/** A conversation as the database has it. */
export type StoredConversation = typeof conversations.$inferSelect;

/** An offer as the database has it. */
export type StoredOffer = typeof conversationOffers.$inferSelect;

/** Why nothing more can be written in a conversation. */
export type ClosedBy = 'blocked' | 'gone' | 'listing' | 'reported' | 'refused';

/** A conversation with what decides what can be done in it, seen from one side. */
export interface ConversationState {
  conversation: StoredConversation;
  side: ConversationSide;
  /** Null once it is deleted. */
  listing: { id: number; status: ListingStatus; agreed_until: Date | null } | null;
  /** Who of the two has blocked the other. */
  blockedBy: readonly ConversationSide[];
}

/** The other of the two. */
export const otherSide = (side: ConversationSide): ConversationSide => (side === 'buyer' ? 'seller' : 'buyer');

/** Which side somebody is; undefined for who does not take part. */
export function sideOf({ buyer_id, seller_id }: StoredConversation, user: number): ConversationSide | undefined {
  if (buyer_id === user) return 'buyer';
  return seller_id === user ? 'seller' : undefined;
}

/** The account of a side; null once it is gone. */
export const accountOf = ({ buyer_id, seller_id }: StoredConversation, side: ConversationSide): number | null =>
  side === 'buyer' ? buyer_id : seller_id;

const hidden: ReadonlySet<ListingStatus> = new Set(['held', 'rejected']);
const onSale: ReadonlySet<ListingStatus> = new Set(['pending', 'active']);

/** Why nothing can be written; undefined while it can. */
export function closedBy({ conversation, side, listing, blockedBy }: ConversationState): ClosedBy | undefined {
  if (accountOf(conversation, otherSide(side)) === null) return 'gone';
  if (blockedBy.length > 0) return 'blocked';
  if (listing === null || hidden.has(listing.status)) return 'listing';
  if (conversation.closed_by === null) return undefined;
  return conversation.closed_by === 'reports' ? 'reported' : 'refused';
}

/** Whether a sum can be offered: the bike is on sale. */
export const acceptsOffers = (state: ConversationState): boolean =>
  closedBy(state) === undefined && state.listing !== null && onSale.has(state.listing.status);

/** Until when a listing is agreed on with somebody; null when it is not, or not any more. */
export const agreedUntil = (listing: { agreed_until: Date | null } | null, now: Date): Date | null =>
  listing?.agreed_until && listing.agreed_until > now ? listing.agreed_until : null;

/** Whether a listing is agreed on for this very offer, and not sold by now. */
export function isRunning(offer: StoredOffer, listing: ConversationState['listing'], now: Date): boolean {
  const until = listing?.status === 'sold' ? null : agreedUntil(listing, now);
  return offer.status === 'accepted' && until !== null && until.getTime() === offer.agreed_until?.getTime();
}

/** What one side can make of an offer where it stands. */
export function canDecide(offer: StoredOffer, side: ConversationSide, decision: OfferDecision): boolean {
  if (decision === 'ended') return offer.status === 'accepted';
  if (offer.status !== 'open') return false;
  return decision === 'withdrawn' ? offer.side === side : offer.side !== side;
}

/** What one side adds to a conversation. */
export interface NewMessage {
  kind: MessageKind;
  text: string;
  submission_key: string | null;
  offer: number | null;
}
