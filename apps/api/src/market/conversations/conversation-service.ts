import { screenMessage, type ScreeningReason } from '@dopahiya/engines/screening';
import type { OfferDecision } from '@dopahiya/domain/market';
import type { Author } from '../../author.ts';
import type { Clock } from '../../clock.ts';
import { AppError, invalidFields, notFound, refused } from '../../errors.ts';
import { type PagedRows, type Paging, readPage } from '../../paging.ts';
import type { ListingRepository } from '../listings/listing-repository.ts';
import type { MarketSettings } from '../market-settings.ts';
import type { MessageInput } from './conversation-input.ts';
import type { ConversationRepository, ConversationRow, MessageRow } from './conversation-repository.ts';
import {
  accountOf,
  agreedUntil,
  canDecide,
  type ClosedBy,
  closedBy,
  type ConversationState,
  otherSide,
  type StoredOffer,
  takesOffers,
} from './conversation-state.ts';
import type { ConversationWriter, Destination, WritingContext } from './conversation-writer.ts';

/** What a service of conversations works with. */
export interface ConversationSources {
  conversations: ConversationRepository;
  writer: ConversationWriter;
  listings: Pick<ListingRepository, 'get'>;
  settings: MarketSettings;
  clock: Clock;
}

/** A conversation with its last messages and what can be done in it. */
export interface ConversationView {
  row: ConversationRow;
  state: ConversationState;
  messages: MessageRow[];
  hasEarlier: boolean;
  now: Date;
}

/** So many messages may stand without an answer, and so many conversations may somebody begin within a day. */
const MOST_UNANSWERED = 5;
const MOST_BEGUN = 20;

/** What buyers and sellers say to each other. Who takes no part is told that there is no such conversation. */
export class ConversationService {
  readonly #sources: ConversationSources;

  constructor(sources: ConversationSources) {
    this.#sources = sources;
  }

  /** One page of somebody's conversations, the latest first. @throws AppError 404 for a page beyond the end. */
  list({ id }: Author, paging: Paging): Promise<PagedRows<ConversationRow>> {
    const { conversations } = this.#sources;
    return readPage(paging, { count: conversations.count(id), find: (slice) => conversations.list(id, slice) });
  }

  /** How many messages somebody has not seen. */
  unread({ id }: Author): Promise<number> {
    return this.#sources.conversations.unread(id);
  }

  /** Now, for what holds until a moment. */
  now(): Date {
    return this.#sources.clock();
  }

  /** A conversation of somebody. @throws AppError 404 when they take no part in one of this number. */
  async get({ id: user }: Author, id: number): Promise<ConversationView> {
    const { conversations, clock } = this.#sources;
    const row = await this.#required(user, id);
    const [state, { rows: messages, hasEarlier }] = await Promise.all([
      conversations.state(row),
      conversations.messages(id),
    ]);
    return { row, state, messages, hasEarlier, now: clock() };
  }

  /** Messages before one. @throws AppError 404 when somebody takes no part. */
  async earlier({ id: user }: Author, id: number, before: number) {
    await this.#required(user, id);
    const { rows, hasEarlier } = await this.#sources.conversations.messages(id, before);
    return { messages: rows, hasEarlier };
  }

  /** A buyer's conversation about a listing, by its slug or id. @throws AppError 404 when there is no such listing. */
  async about(author: Author, slugOrId: string): Promise<{ view: ConversationView | null; isOwn: boolean }> {
    const { listing } = await this.#listing(slugOrId);
    const isOwn = listing.user_id === author.id;
    const id = await this.#sources.conversations.idOf(author.id, listing.id);
    return { view: id === undefined ? null : await this.get(author, id), isOwn };
  }

  /** Asks or offers about a listing; sent again with the same key, it is one message. @throws AppError saying what keeps it. */
  async begin(author: Author, slugOrId: string, draft: MessageInput) {
    const { listing } = await this.#listing(slugOrId);
    if (listing.user_id === null)
      throw refused('This listing is a sample: nobody sells this bike, so nobody would answer.');
    if (listing.user_id === author.id)
      throw refused('This listing is yours. Questions about it come to your messages.');
    const name = `${listing.brand_name} ${listing.model}, ${listing.year}`;
    return this.#write(author, { listing: { id: listing.id, seller: listing.user_id, name } }, draft);
  }

  /** Writes in a conversation; sent again with the same key, it is one message. @throws AppError saying what keeps it. */
  write(author: Author, id: number, draft: MessageInput) {
    return this.#write(author, { conversation: id }, draft);
  }

  /** Decides of an offer. @throws AppError saying why that cannot be. */
  async decide(
    author: Author,
    ids: { conversation: number; offer: number },
    decision: OfferDecision,
  ): Promise<ConversationView> {
    const { writer, clock } = this.#sources;
    const now = clock();
    const check = (state: ConversationState, offer: StoredOffer) => checkDecision(state, offer, decision, now);
    if (!(await writer.decide(author.id, ids, decision, check, now))) throw noConversation();
    return this.get(author, ids.conversation);
  }

  /** Shows a buyer the seller's number, or shows it no more. @throws AppError 404 for who is not its seller. */
  async showNumber(author: Author, id: number, isShown: boolean): Promise<ConversationView> {
    const { writer, clock } = this.#sources;
    if (!(await writer.showNumber(author.id, id, isShown, clock()))) throw noConversation();
    return this.get(author, id);
  }

  /** Notes up to which message somebody has read. */
  async see({ id: user }: Author, id: number, message: number): Promise<void> {
    await this.#sources.conversations.see(user, await this.#required(user, id), message);
  }

  /** Lets somebody hear nothing more of the other, or hear them again. */
  async block(author: Author, id: number, isBlocked: boolean): Promise<ConversationView> {
    const { conversations, clock } = this.#sources;
    const { conversation, side } = await this.#required(author.id, id);
    const other = accountOf(conversation, otherSide(side));
    if (other !== null) await conversations.block(author.id, other, isBlocked, clock());
    return this.get(author, id);
  }

  async #write(author: Author, destination: Destination, { text, offer, submission_key, is_insisted }: MessageInput) {
    const { writer, clock } = this.#sources;
    const now = clock();
    const message = {
      kind: offer === undefined ? ('text' as const) : ('offer' as const),
      text: text ?? '',
      submission_key,
      offer: offer ?? null,
    };
    const rules = (context: WritingContext) => {
      refuseWriting(context, message.offer !== null, now);
      refuseHeld(context, message.text, is_insisted ?? false);
    };
    const written = await writer.add(author.id, destination, message, rules, now);
    if (!written) throw noConversation();
    return { view: await this.get(author, written.conversation), isNew: written.isNew };
  }

  async #required(user: number, id: number): Promise<ConversationRow> {
    const row = await this.#sources.conversations.get(user, id);
    if (!row) throw noConversation();
    return row;
  }

  async #listing(slugOrId: string) {
    const { listings, settings } = this.#sources;
    const row = await listings.get(slugOrId, settings);
    if (!row) throw notFound('There is no used bike at this address. The list has what is on sale.');
    return row;
  }
}

function refuseWriting({ state, isNew, author, unanswered, begun }: WritingContext, isOffer: boolean, now: Date): void {
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

/** First messages: the writer has written none yet, or the other has not answered. */
function refuseHeld({ own, others }: WritingContext, text: string, isInsisted: boolean): void {
  if (own > 0 && others > 0) return;
  const { held, reasons, isDoubtful } = screenMessage(text);
  if (held && !(isDoubtful && isInsisted)) throw invalidFields({ text: [heldBack(reasons)] });
}

const names: Record<ScreeningReason, string> = {
  number: 'a phone number',
  link: 'a link',
  mail: 'a mail address',
  payment: 'a payment address',
  handle: 'a name on another site',
};

const heldBack = (reasons: readonly ScreeningReason[]): string =>
  `This was not sent: it seems to hold ${reasons.map((reason) => names[reason]).join(' and ')}, and first messages go without. Take it out and send it again.`;

const whyClosed: Record<ClosedBy, string> = {
  blocked: 'This conversation is closed: one of you does not want to hear from the other.',
  gone: 'The other has deleted their account, so nobody would read this.',
  listing: 'This listing is not there any more, so the conversation is closed.',
};

/** Whether there is something to do; what was decided so already is not decided twice. */
function checkDecision(state: ConversationState, offer: StoredOffer, decision: OfferDecision, now: Date): boolean {
  if (offer.status === decision) return false;
  if (!canDecide(offer, state.side, decision))
    throw refused('Nothing was decided: this offer is not as it was. Look at it as it is now.');
  if (decision !== 'accepted') return true;
  const closed = closedBy(state);
  if (closed) throw refused(whyClosed[closed]);
  if (!takesOffers(state)) throw refused('This bike is not on sale any more, so no offer can be accepted.');
  if (agreedUntil(state.listing, now))
    throw refused('This bike is agreed on with another buyer for now. End that first, or wait until it has ended.');
  return true;
}

const noConversation = (): AppError => notFound('There is no such conversation of yours.');
