import type { OfferDecision } from '@dopahiya/domain/market';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { conversationOffers, conversations } from '../../../core/database/conversation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { addMessage, type NotifyOther } from './add-message.ts';
import type { ConversationState, NewMessage, StoredOffer } from './conversation-state.ts';
import { decideOffer, lockListing } from './decide-offer.ts';
import {
  begunBy,
  findState,
  findSentMessage,
  type Destination,
  type WritingContext,
  writtenIn,
} from './writing-context.ts';

/** Throws if a message may not be written. */
export type WritingRules = (context: WritingContext) => void;

/** Result of writing: the conversation's id, and whether the message is new or was already stored under the same key. */
export interface Written {
  conversation: number;
  isNew: boolean;
}

/** Writes to conversations, each time in one transaction; concurrent messages by the same user wait for each other. */
export class ConversationWriter {
  readonly #orm: Orm;
  readonly #tell: NotifyOther;

  constructor(orm: Orm, tell: NotifyOther) {
    this.#orm = orm;
    this.#tell = tell;
  }

  /** Adds a message by a user; undefined if they take no part in the conversation. */
  add(
    user: number,
    destination: Destination,
    message: NewMessage,
    rules: WritingRules,
    now: Date,
  ): Promise<Written | undefined> {
    return this.#orm.transaction(async (transaction) => {
      // Not `for update`: that would conflict with the key-share locks of queued mails, when both sides write at the same time.
      const [author] = await transaction.select().from(users).where(eq(users.id, user)).for('no key update');
      if (!author) return undefined;
      const sent = await findSentMessage(transaction, user, message.submission_key);
      if (sent !== undefined) return { conversation: sent, isNew: false };
      const found = await findState(transaction, user, destination, now);
      if (!found) return undefined;
      const { state } = found;
      rules({
        ...found,
        author: { isConfirmed: author.email_verified_at !== null },
        ...(await writtenIn(transaction, state)),
        begun: await begunBy(transaction, user, now),
      });
      await this.#write(transaction, state, message, now);
      return { conversation: state.conversation.id, isNew: true };
    });
  }

  /**
   * Changes the status of an offer; accepting reserves the bike for 48 hours. `check` throws if that is not allowed.
   * @returns undefined if the user takes no part or the offer does not exist.
   */
  decide(
    user: number,
    { conversation: id, offer: offerId }: { conversation: number; offer: number },
    decision: OfferDecision,
    check: (state: ConversationState, offer: StoredOffer) => boolean,
    now: Date,
  ): Promise<true | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const found = await findState(transaction, user, { conversation: id }, now);
      if (!found) return undefined;
      const [offer] = await transaction
        .select()
        .from(conversationOffers)
        .where(and(eq(conversationOffers.id, offerId), eq(conversationOffers.conversation_id, id)));
      if (!offer) return undefined;
      const state = await lockListing(transaction, found.state);
      if (!check(state, offer)) return true;
      await decideOffer(transaction, offer, decision, state, now);
      const message = { kind: decision, text: '', submission_key: null, offer_id: offerId };
      await addMessage(transaction, state, message, now, this.#tell);
      return true;
    });
  }

  /**
   * Shows the listing's number to the buyer or hides it. `check` throws if that is not allowed.
   * @returns undefined if the user is not the seller.
   */
  showNumber(
    user: number,
    id: number,
    isShown: boolean,
    check: (state: ConversationState) => void,
    now: Date,
  ): Promise<true | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const found = await findState(transaction, user, { conversation: id }, now);
      if (found?.state.side !== 'seller') return undefined;
      const { state } = found;
      check(state);
      if ((state.conversation.number_shown_at !== null) === isShown) return true;
      await transaction
        .update(conversations)
        .set({ number_shown_at: isShown ? now : null })
        .where(eq(conversations.id, id));
      const kind = isShown ? 'number_shown' : 'number_hidden';
      await addMessage(transaction, state, { kind, text: '', submission_key: null, offer_id: null }, now, this.#tell);
      return true;
    });
  }

  async #write(
    transaction: Orm,
    state: ConversationState,
    { offer, ...message }: NewMessage,
    now: Date,
  ): Promise<void> {
    const { conversation, side } = state;
    if (offer === null) return addMessage(transaction, state, { ...message, offer_id: null }, now, this.#tell);
    // Only one offer is open at a time: a new one withdraws earlier ones of both sides.
    await transaction
      .update(conversationOffers)
      .set({ status: 'withdrawn' })
      .where(and(eq(conversationOffers.conversation_id, conversation.id), eq(conversationOffers.status, 'open')));
    const [made] = await transaction
      .insert(conversationOffers)
      .values({ conversation_id: conversation.id, side, amount: offer, status: 'open' })
      .returning({ id: conversationOffers.id });
    return addMessage(transaction, state, { ...message, offer_id: made?.id ?? null }, now, this.#tell);
  }
}
