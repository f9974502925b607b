import { conversationLimits, type OfferDecision } from '@dopahiya/domain/market';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/account-schema.ts';
import { conversationMessages, conversationOffers, conversations } from '../../db/conversation-schema.ts';
import { listings } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import {
  accountOf,
  type ConversationState,
  type NewMessage,
  otherSide,
  type StoredOffer,
} from './conversation-state.ts';
import { begunBy, countsOf, type Destination, findState, sentBefore, type WritingContext } from './writing-context.ts';

const HOUR_MS = 3_600_000;

/** Throws where something cannot be written. */
export type WritingRules = (context: WritingContext) => void;

/** A message that was written, now or before with the same key. */
export interface Written {
  conversation: number;
  isNew: boolean;
}

/** Tells somebody by mail that there is something new for them, within the transaction that writes it. */
export type TellOther = (
  transaction: Orm,
  notice: { recipient: number; conversation: number; bike: string; now: Date },
) => Promise<void>;

/** Writes what is said and done in conversations; each write is whole or not there, and waits for others by the same person. */
export class ConversationWriter {
  readonly #orm: Orm;
  readonly #tell: TellOther;

  constructor(orm: Orm, tell: TellOther) {
    this.#orm = orm;
    this.#tell = tell;
  }

  /** Adds a message of somebody; undefined when they take no part in that conversation. */
  add(
    user: number,
    destination: Destination,
    message: NewMessage,
    rules: WritingRules,
    now: Date,
  ): Promise<Written | undefined> {
    return this.#orm.transaction(async (transaction) => {
      // Not `update`: the other, who writes at the same moment, could not let a mail to this one wait, nor this one to them.
      const [author] = await transaction.select().from(users).where(eq(users.id, user)).for('no key update');
      if (!author) return undefined;
      const sent = await sentBefore(transaction, user, message.submission_key);
      if (sent !== undefined) return { conversation: sent, isNew: false };
      const found = await findState(transaction, user, destination, now);
      if (!found) return undefined;
      const { state } = found;
      rules({
        ...found,
        author: { isConfirmed: author.email_verified_at !== null },
        ...(await countsOf(transaction, state)),
        begun: await begunBy(transaction, user, now),
      });
      await this.#write(transaction, state, user, message, now);
      return { conversation: state.conversation.id, isNew: true };
    });
  }

  /**
   * Decides of an offer: accepted, the bike is agreed on for 48 hours. `check` throws where that cannot be.
   * @returns undefined when somebody takes no part, or there is no such offer.
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
      const { state } = found;
      // Whoever accepts another offer for the same bike waits, and then sees that it is agreed on.
      if (state.listing) {
        const [locked] = await transaction
          .select({ id: listings.id, status: listings.status, agreed_until: listings.agreed_until })
          .from(listings)
          .where(eq(listings.id, state.listing.id))
          .for('update');
        state.listing = locked ?? null;
      }
      if (!check(state, offer)) return true;
      const agreed_until =
        decision === 'accepted' ? new Date(now.getTime() + conversationLimits.agreedHours * HOUR_MS) : null;
      await transaction
        .update(conversationOffers)
        .set({ status: decision, agreed_until })
        .where(eq(conversationOffers.id, offerId));
      if (state.listing && (decision === 'accepted' || decision === 'ended'))
        await transaction.update(listings).set({ agreed_until }).where(eq(listings.id, state.listing.id));
      await this.#note(transaction, state, user, { kind: decision, text: '', submission_key: null }, offerId, now);
      return true;
    });
  }

  /** Shows the buyer of a conversation the number of the listing, or shows it no more; undefined for who is not its seller. */
  showNumber(user: number, id: number, isShown: boolean, now: Date): Promise<true | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const found = await findState(transaction, user, { conversation: id }, now);
      if (found?.state.side !== 'seller') return undefined;
      const { state } = found;
      if ((state.conversation.number_shown_at !== null) === isShown) return true;
      await transaction
        .update(conversations)
        .set({ number_shown_at: isShown ? now : null })
        .where(eq(conversations.id, id));
      const kind = isShown ? 'number_shown' : 'number_hidden';
      await this.#note(transaction, state, user, { kind, text: '', submission_key: null }, null, now);
      return true;
    });
  }

  async #write(
    transaction: Orm,
    state: ConversationState,
    user: number,
    { offer, ...message }: NewMessage,
    now: Date,
  ): Promise<void> {
    const { conversation, side } = state;
    if (offer === null) return this.#note(transaction, state, user, message, null, now);
    // One sum at a time: a new one takes the place of what the two have offered before.
    await transaction
      .update(conversationOffers)
      .set({ status: 'withdrawn' })
      .where(and(eq(conversationOffers.conversation_id, conversation.id), eq(conversationOffers.status, 'open')));
    const [made] = await transaction
      .insert(conversationOffers)
      .values({ conversation_id: conversation.id, side, amount: offer, status: 'open' })
      .returning({ id: conversationOffers.id });
    return this.#note(transaction, state, user, message, made?.id ?? null, now);
  }

  async #note(
    transaction: Orm,
    { conversation, side }: ConversationState,
    user: number,
    message: Omit<NewMessage, 'offer'>,
    offer_id: number | null,
    now: Date,
  ): Promise<void> {
    const [row] = await transaction
      .insert(conversationMessages)
      .values({ ...message, conversation_id: conversation.id, side, author_id: user, offer_id, created_at: now })
      .returning({ id: conversationMessages.id });
    await transaction
      .update(conversations)
      .set({ updated_at: now, [side === 'buyer' ? 'buyer_seen' : 'seller_seen']: row?.id ?? 0 })
      .where(eq(conversations.id, conversation.id));
    const recipient = accountOf(conversation, otherSide(side));
    if (recipient !== null)
      await this.#tell(transaction, { recipient, conversation: conversation.id, bike: conversation.bike_name, now });
  }
}
