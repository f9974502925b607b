import type { Conversation, ConversationDetail, ConversationMessage, ConversationSide } from '@dopahiya/domain/market';
import { photoAddress } from '@dopahiya/domain/content';
import { endingOf } from '../../../core/listing-endings/tell-buyers.ts';
import { type PhotoAddresses, presentUsedBike } from '../listings/listing-presenter.ts';
import type { ConversationRow, MessageRow } from './conversation-repository.ts';
import { agreedUntil, closedBy, acceptsOffers } from './conversation-state.ts';
import type { ConversationView } from './conversation-service.ts';

/** Returns a conversation for a list, as seen by one side. */
export function presentConversation(row: ConversationRow, now: Date, photoAddresses: PhotoAddresses): Conversation {
  const { conversation, side, other, unread, last } = row;
  return {
    id: conversation.id,
    side,
    bike: presentBike(row, now, photoAddresses),
    other,
    unread,
    last: last && presentMessage(last, side),
    updated_at: conversation.updated_at.toISOString(),
  };
}

/** Returns a conversation with its messages. The buyer gets the seller's number only while it is shown and the conversation is open. */
export function presentConversationDetail(
  { row, state, messages, hasEarlier, now }: ConversationView,
  photoAddresses: PhotoAddresses,
): ConversationDetail {
  const { side, listing, conversation } = row;
  const closed = closedBy(state);
  const isShown = conversation.number_shown_at !== null && (side === 'seller' || closed === undefined);
  const contact = listing?.listing.contact ?? null;
  return {
    ...presentConversation(row, now, photoAddresses),
    messages: messages.map((message) => presentMessage(message, side)),
    has_earlier: hasEarlier,
    closed: closed ?? null,
    ending: endingIn(row),
    is_blocked_by_me: state.blockedBy.includes(side),
    takes_offers: acceptsOffers(state),
    number: side === 'seller' || isShown ? contact : null,
    is_number_shown: isShown,
  };
}

/** Returns a message as seen by one side; the text of a deleted account is left out. */
export function presentMessage({ message, offer }: MessageRow, side: ConversationSide): ConversationMessage {
  const isDeleted = message.emptied_at !== null;
  return {
    id: message.id,
    kind: message.kind,
    is_own: message.side === side,
    text: isDeleted || message.text === '' ? null : message.text,
    is_deleted: isDeleted && message.text !== '',
    offer: offer && {
      id: offer.id,
      amount: offer.amount,
      status: offer.status,
      agreed_until: offer.agreed_until?.toISOString() ?? null,
    },
    created_at: message.created_at.toISOString(),
  };
}

/** Returns how the listing of a conversation ended; null while it is on sale. */
function endingIn({ conversation, listing }: ConversationRow): ConversationDetail['ending'] {
  if (!listing) return { kind: conversation.ending ?? 'deleted', reason: conversation.ending_reason };
  const { status, reason } = listing.listing;
  const kind = endingOf(status);
  return kind && { kind, reason: kind === 'removed' ? reason : null };
}

function presentBike(
  { conversation, listing }: ConversationRow,
  now: Date,
  photoAddresses: PhotoAddresses,
): Conversation['bike'] {
  if (!listing)
    return { name: conversation.bike_name, slug: null, price: null, status: null, image: null, agreed_until: null };
  const { slug, expected_price, status, images } = presentUsedBike(listing, photoAddresses);
  const [first] = images;
  const image = first?.photo ? photoAddress(first.photo, Math.min(...first.photo.widths), 'jpg') : first?.image;
  return {
    name: conversation.bike_name,
    slug,
    price: expected_price,
    status,
    image: image ?? null,
    agreed_until: endingOf(status) === null ? (agreedUntil(listing.listing, now)?.toISOString() ?? null) : null,
  };
}
