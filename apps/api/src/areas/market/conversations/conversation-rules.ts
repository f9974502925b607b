import { heldWords, type ScreeningReason, screenText } from '@dopahiya/engines/screening';
import { type ConversationSide, heldInDoubt, type OfferDecision } from '@dopahiya/domain/market';
import { AppError, invalidFields, badRequest } from '../../../core/errors.ts';
import { contactNames } from '../../../core/screening/contact-details.ts';
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

/** Maximum number of conversations a user may start per day. */
const MAX_BEGUN = 20;

/** Rejects a message that may not be written now. @throws AppError with the reason. */
export function refuseWriting(
  { state, isNew, author, unanswered, begun }: WritingContext,
  isOffer: boolean,
  now: Date,
): void {
  if (state.side === 'buyer' && !author.isConfirmed)
    throw new AppError(403, 'Confirm your email first. You can send the link again from your profile.');
  const closed = closedBy(state);
  if (closed) throw badRequest(whyClosed[closed]);
  if (isNew && !acceptsOffers(state)) throw badRequest('This bike is no longer for sale, so you can’t ask about it.');
  if (isNew && begun > MAX_BEGUN)
    throw new AppError(429, `You’ve asked about ${MAX_BEGUN} bikes today, the daily limit. Try again tomorrow.`);
  if (unanswered >= MAX_UNANSWERED_MESSAGES)
    throw new AppError(429, `${MAX_UNANSWERED_MESSAGES} of your messages are unanswered. Wait for a reply.`);
  if (!isOffer) return;
  if (!acceptsOffers(state)) throw badRequest('This bike is no longer for sale, so you can’t make an offer.');
  if (agreedUntil(state.listing, now))
    throw badRequest('This bike is reserved for a buyer. You can make an offer if that ends.');
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
    text: [heldBack(reasons)],
    held: [...reasons, ...(isDoubtful ? [heldInDoubt] : [])],
    ...(words.length > 0 && { held_words: words }),
  });
}

const heldBack = (reasons: readonly ScreeningReason[]): string =>
  `Message not sent: it looks like it contains ${reasons.map((reason) => contactNames[reason]).join(' and ')}. Remove it from your first message and send it again.`;

const whyClosed: Record<ClosedBy, string> = {
  blocked: 'This conversation is closed because one of you blocked the other.',
  gone: 'The other person has deleted their account, so they can’t read this.',
  listing: 'This listing has been removed, so the conversation is closed.',
  reported: 'This conversation is paused while we check a report.',
  refused: 'We’ve closed this conversation after checking a report.',
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
  if (!canDecide(offer, state.side, decision)) throw badRequest('This offer has changed. Check it and try again.');
  const closed = closedBy(state);
  if (closed && !isOwnToDecide(state.side, decision)) throw badRequest(whyClosed[closed]);
  if (decision === 'ended' && !isRunning(offer, state.listing, now))
    throw badRequest('There is no deal to cancel: it has ended, or the bike is sold.');
  if (decision !== 'accepted') return true;
  if (!acceptsOffers(state)) throw badRequest('This bike is no longer for sale, so you can’t accept an offer.');
  if (agreedUntil(state.listing, now))
    throw badRequest('This bike is reserved for another buyer. Cancel that deal first, or wait until it ends.');
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
