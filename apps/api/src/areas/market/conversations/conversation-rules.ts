import { heldWords, type ScreeningReason, screenText } from '@dopahiya/engines/screening';
import { type ConversationSide, heldInDoubt, type OfferDecision } from '@dopahiya/domain/market';
import { AppError, invalidFields, refused } from '../../../core/errors.ts';
import { contactNames } from '../../../core/screening/contact-details.ts';
import {
  agreedUntil,
  canDecide,
  type ClosedBy,
  closedBy,
  type ConversationState,
  isRunning,
  type StoredOffer,
  takesOffers,
} from './conversation-state.ts';
import { MOST_UNANSWERED, type WritingContext } from './writing-context.ts';

/** So many conversations may somebody begin within a day. */
const MOST_BEGUN = 20;

/** @throws AppError where somebody cannot write now, saying why. */
export function refuseWriting(
  { state, isNew, author, unanswered, begun }: WritingContext,
  isOffer: boolean,
  now: Date,
): void {
  if (state.side === 'buyer' && !author.isConfirmed)
    throw new AppError(
      403,
      'Confirm your mail address first: sellers hear only from people who have. Your profile sends the link again.',
    );
  const closed = closedBy(state);
  if (closed) throw refused(whyClosed[closed]);
  if (isNew && !takesOffers(state)) throw refused('This bike is not on sale any more, so its seller is not asked.');
  if (isNew && begun > MOST_BEGUN)
    throw new AppError(
      429,
      `You have asked about ${MOST_BEGUN} bikes today, and that is the most. Ask again tomorrow.`,
    );
  if (unanswered >= MOST_UNANSWERED)
    throw new AppError(429, `${MOST_UNANSWERED} of your messages have no answer yet. Wait until the other writes.`);
  if (!isOffer) return;
  if (!takesOffers(state)) throw refused('This bike is not on sale any more, so nothing can be offered for it.');
  if (agreedUntil(state.listing, now))
    throw refused('This bike is agreed on with a buyer for now. Offer again when that has ended.');
}

/** Holds first messages back, also where a number comes in several of them. Why one is held is said in codes too. */
export function refuseHeld({ isFirst, earlier }: WritingContext, text: string, isInsisted: boolean): void {
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
  `This was not sent: it seems to hold ${reasons.map((reason) => contactNames[reason]).join(' and ')}, and first messages go without. Take it out and send it again.`;

const whyClosed: Record<ClosedBy, string> = {
  blocked: 'This conversation is closed: one of you does not want to hear from the other.',
  gone: 'The other has deleted their account, so nobody would read this.',
  listing: 'This listing is not there any more, so the conversation is closed.',
  reported: 'Nobody can write here until somebody has looked at what was reported of this conversation.',
  refused: 'This conversation is closed: we have looked at what was reported of it.',
};

/** Whether there is something to do; what was decided so already is not decided twice. */
export function checkDecision(
  state: ConversationState,
  offer: StoredOffer,
  decision: OfferDecision,
  now: Date,
): boolean {
  if (offer.status === decision) return false;
  if (!canDecide(offer, state.side, decision))
    throw refused('Nothing was decided: this offer is not as it was. Look at it as it is now.');
  const closed = closedBy(state);
  if (closed && !isOwnToDecide(state.side, decision)) throw refused(whyClosed[closed]);
  if (decision === 'ended' && !isRunning(offer, state.listing, now))
    throw refused('There is nothing to end: the bike is not agreed on any more for this offer, or it is sold.');
  if (decision !== 'accepted') return true;
  if (!takesOffers(state)) throw refused('This bike is not on sale any more, so no offer can be accepted.');
  if (agreedUntil(state.listing, now))
    throw refused('This bike is agreed on with another buyer for now. End that first, or wait until it has ended.');
  return true;
}

/** What somebody may do in a closed conversation too, unnoticed: take an offer back, and as its seller free the bike. */
const isOwnToDecide = (side: ConversationSide, decision: OfferDecision): boolean =>
  decision === 'withdrawn' || (decision === 'ended' && side === 'seller');

/** @throws AppError where a number would be shown in a closed conversation; hidden it can be at any time. */
export function refuseNumber(state: ConversationState, isShown: boolean): void {
  const closed = closedBy(state);
  if (isShown && closed) throw refused(whyClosed[closed]);
}
