import type { MessageInput } from '@dopahiya/domain/inputs';
import type { OfferDecision } from '@dopahiya/domain/market';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { type AppError, notFound, badRequest } from '../../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import type { ListingRepository } from '../listings/listing-repository.ts';
import type { MarketSettings } from '../market-settings.ts';
import type { ConversationRepository, ConversationRow, MessageRow } from './conversation-repository.ts';
import { checkDecision, rejectHeldMessage, refuseNumber, refuseWriting } from './conversation-rules.ts';
import { accountOf, type ConversationState, otherSide, type StoredOffer } from './conversation-state.ts';
import type { ConversationWriter } from './conversation-writer.ts';
import type { Destination, WritingContext } from './writing-context.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of {@link ConversationService}. */
export interface ConversationSources {
  conversations: ConversationRepository;
  writer: ConversationWriter;
  listings: Pick<ListingRepository, 'get'>;
  settings: MarketSettings;
  clock: Clock;
}

/** A conversation with its last messages and its state. */
export interface ConversationView {
  row: ConversationRow;
  state: ConversationState;
  messages: MessageRow[];
  hasEarlier: boolean;
  now: Date;
}

/** Manages conversations between buyers and sellers. For users who take no part in one, it does not exist. */
export class ConversationService {
  readonly #sources: ConversationSources;

  constructor(sources: ConversationSources) {
    this.#sources = sources;
  }

  /** Returns one page of a user's conversations, most recently updated first. @throws AppError 404 for a page beyond the end. */
  list({ id }: Author, paging: Paging): Promise<PagedRows<ConversationRow>> {
    const { conversations } = this.#sources;
    return readPage(paging, { count: conversations.count(id), find: (slice) => conversations.list(id, slice) });
  }

  /** Counts a user's unread messages. */
  unread({ id }: Author): Promise<number> {
    return this.#sources.conversations.unread(id);
  }

  /** Returns the current time, for presenting deadlines. */
  now(): Date {
    return this.#sources.clock();
  }

  /** Returns a user's conversation. @throws AppError 404 if the user takes no part in one with this id. */
  async get({ id: user }: Author, id: number): Promise<ConversationView> {
    const { conversations, clock } = this.#sources;
    const row = await this.#required(user, id);
    const [state, { rows: messages, hasEarlier }] = await Promise.all([
      conversations.state(row),
      conversations.messages(id),
    ]);
    return { row, state, messages, hasEarlier, now: clock() };
  }

  /** Returns the messages before a given one. @throws AppError 404 if the user takes no part in the conversation. */
  async earlier({ id: user }: Author, id: number, before: number) {
    await this.#required(user, id);
    const { rows, hasEarlier } = await this.#sources.conversations.messages(id, before);
    return { messages: rows, hasEarlier };
  }

  /** Returns a buyer's conversation about a listing, by slug or id. @throws AppError 404 if there is no such listing. */
  async about(author: Author, slugOrId: string): Promise<{ view: ConversationView | null; isOwn: boolean }> {
    const { listing } = await this.#listing(slugOrId);
    const isOwn = listing.user_id === author.id;
    const id = await this.#sources.conversations.idOf(author.id, listing.id);
    return { view: id === undefined ? null : await this.get(author, id), isOwn };
  }

  /**
   * Starts or continues a conversation about a listing with a message or an offer; idempotent by submission key.
   * @throws AppError with the reason if that is not allowed.
   */
  async begin(author: Author, slugOrId: string, draft: MessageInput) {
    const { listing } = await this.#listing(slugOrId);
    if (listing.user_id === null) throw badRequest(marketErrors.sampleListing);
    if (listing.user_id === author.id) throw badRequest(marketErrors.ownListing);
    const name = `${listing.brand_name} ${listing.model}, ${listing.year_of_manufacture}`;
    return this.#write(author, { listing: { id: listing.id, seller: listing.user_id, name } }, draft);
  }

  /** Writes to a conversation; idempotent by submission key. @throws AppError with the reason if that is not allowed. */
  write(author: Author, id: number, draft: MessageInput) {
    return this.#write(author, { conversation: id }, draft);
  }

  /** Accepts, declines, withdraws or ends an offer. @throws AppError with the reason if that is not allowed. */
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

  /**
   * Shows the seller's number to the buyer or hides it.
   * @throws AppError 404 if the user is not the seller, 400 if the conversation is closed.
   */
  async showNumber(author: Author, id: number, isShown: boolean): Promise<ConversationView> {
    const { writer, clock } = this.#sources;
    const check = (state: ConversationState) => refuseNumber(state, isShown);
    if (!(await writer.showNumber(author.id, id, isShown, check, clock()))) throw noConversation();
    return this.get(author, id);
  }

  /** Marks messages up to the given one as read. */
  async see({ id: user }: Author, id: number, message: number): Promise<void> {
    await this.#sources.conversations.see(user, await this.#required(user, id), message);
  }

  /** Blocks or unblocks the other user of a conversation. */
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
      rejectHeldMessage(context, message.text, is_insisted ?? false);
    };
    const written = await writer.add(author.id, destination, message, rules, now);
    if (!written) throw 'listing' in destination ? noBike() : noConversation();
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
    if (!row) throw noBike();
    return row;
  }
}

const noBike = (): AppError => notFound(marketErrors.listingUnknown);
const noConversation = (): AppError => notFound(marketErrors.conversationMissing);
