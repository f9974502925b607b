import { asWritten, type Wording } from '@dopahiya/domain/languages';
import { heldWords, screenText } from '@dopahiya/engines/screening';
import { type ConversationSide, heldInDoubt, type OfferDecision } from '@dopahiya/domain/market';
import { AppError, invalidFields, badRequest } from '../../../core/errors.ts';
import {
  agreedUntil,
  canDecide,
  type ClosedBy,
  closedBy,
  type ConversationState,
  isRunning,
  type StoredOffer,
  acceptsOffers,
} from './conversation-state.ts';
import { MAX_UNANSWERED_MESSAGES, type WritingContext } from './writing-context.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Maximum number of conversations a user may start per day. */
const MAX_BEGUN = 20;

/** Rejects a message that may not be written now. @throws AppError with the reason. */
export function refuseWriting(
  { state, isNew, author, unanswered, begun }: WritingContext,
  isOffer: boolean,
  now: Date,
): void {
  if (state.side === 'buyer' && !author.isConfirmed) throw new AppError(403, marketErrors.confirmFirst);
  const closed = closedBy(state);
  if (closed) throw badRequest(whyClosed[closed]);
  if (isNew && !acceptsOffers(state)) throw badRequest(marketErrors.soldNoQuestion);
  if (isNew && begun > MAX_BEGUN) throw new AppError(429, marketErrors.tooManyBegun(MAX_BEGUN));
  if (unanswered >= MAX_UNANSWERED_MESSAGES)
    throw new AppError(429, marketErrors.tooManyUnanswered(MAX_UNANSWERED_MESSAGES));
  if (!isOffer) return;
  if (!acceptsOffers(state)) throw badRequest(marketErrors.soldNoOffer);
  if (agreedUntil(state.listing, now)) throw badRequest(marketErrors.reserved);
}

/**
 * Rejects first messages with contact details, also when a number is split across several messages. The validation error includes the
 * reasons as codes.
 */
export function rejectHeldMessage({ isFirst, earlier }: WritingContext, text: string, isInsisted: boolean): void {
  if (!isFirst || text === '') return;
  const { held, reasons, isDoubtful } = screenText(text, 'message', earlier);
  if (!held || (isDoubtful && isInsisted)) return;
  const words = reasons.flatMap((reason) => heldWords(text, reason) ?? []);
  throw invalidFields({
    text: [errors.heldBack(reasons.map((reason) => ({ reason, words: null })))],
    held: [...reasons, ...(isDoubtful ? [heldInDoubt] : [])].map(asWritten),
    ...(words.length > 0 && { held_words: words.map(asWritten) }),
  });
}

const whyClosed: Record<ClosedBy, Wording> = {
  blocked: marketErrors.closedBlocked,
  gone: marketErrors.closedGone,
  listing: marketErrors.closedListing,
  reported: marketErrors.closedReported,
  refused: marketErrors.closedRefused,
};

/**
 * Checks whether an offer decision is allowed.
 * @returns false if the offer already has this status.
 * @throws AppError 400 if it is not allowed.
 */
export function checkDecision(
  state: ConversationState,
  offer: StoredOffer,
  decision: OfferDecision,
  now: Date,
): boolean {
  if (offer.status === decision) return false;
  if (!canDecide(offer, state.side, decision)) throw badRequest(marketErrors.offerChanged);
  const closed = closedBy(state);
  if (closed && !isOwnToDecide(state.side, decision)) throw badRequest(whyClosed[closed]);
  if (decision === 'ended' && !isRunning(offer, state.listing, now)) throw badRequest(marketErrors.noDeal);
  if (decision !== 'accepted') return true;
  if (!acceptsOffers(state)) throw badRequest(marketErrors.soldNoAccept);
  if (agreedUntil(state.listing, now)) throw badRequest(marketErrors.reservedForOther);
  return true;
}

/** Decisions allowed in a closed conversation too, without a message: withdrawing an offer and, for the seller, ending a deal. */
const isOwnToDecide = (side: ConversationSide, decision: OfferDecision): boolean =>
  decision === 'withdrawn' || (decision === 'ended' && side === 'seller');

/** Rejects showing a number in a closed conversation; hiding it is always allowed. @throws AppError 400 */
export function refuseNumber(state: ConversationState, isShown: boolean): void {
  const closed = closedBy(state);
  if (isShown && closed) throw badRequest(whyClosed[closed]);
}
