import { conversationLimits, type OfferDecision } from '@dopahiya/domain/market';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { conversationOffers } from '../../../core/database/conversation-schema.ts';
import { listings, onSale } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { badRequest } from '../../../core/errors.ts';
import type { ConversationState, StoredOffer } from './conversation-state.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const HOUR_MS = 3_600_000;

/** Locks the listing of a conversation, so that a concurrent acceptance of another offer waits and then sees the reservation. */
export async function lockListing(transaction: Orm, state: ConversationState): Promise<ConversationState> {
  if (!state.listing) return state;
  const { id, status, agreed_until } = listings;
  const [locked] = await transaction
    .select({ id, status, agreed_until })
    .from(listings)
    .where(eq(id, state.listing.id))
    .for('update');
  return { ...state, listing: locked ?? null };
}

/**
 * Writes an offer's new status and the listing's reservation: accepting reserves the bike for 48 hours, ending removes the reservation made
 * by this offer. The reservation's end time identifies the offer.
 * @throws AppError 400 if the offer or the listing was changed concurrently.
 */
export async function decideOffer(
  transaction: Orm,
  offer: StoredOffer,
  decision: OfferDecision,
  { listing }: ConversationState,
  now: Date,
): Promise<void> {
  const agreed_until =
    decision === 'accepted' ? new Date(now.getTime() + conversationLimits.agreedHours * HOUR_MS) : null;
  const decided = await transaction
    .update(conversationOffers)
    .set({ status: decision, agreed_until })
    .where(and(eq(conversationOffers.id, offer.id), eq(conversationOffers.status, offer.status)))
    .returning({ id: conversationOffers.id });
  if (decided.length === 0) throw changed();
  if (decision !== 'accepted' && decision !== 'ended') return;
  const isFree = and(onSale(listings.status), or(isNull(listings.agreed_until), lte(listings.agreed_until, now)));
  const isForThis = eq(listings.agreed_until, offer.agreed_until ?? new Date(0));
  const marked = await transaction
    .update(listings)
    .set({ agreed_until })
    .where(and(eq(listings.id, listing?.id ?? 0), decision === 'accepted' ? isFree : isForThis))
    .returning({ id: listings.id });
  if (marked.length === 0) throw changed();
}

const changed = () => badRequest(marketErrors.offerChanged);
