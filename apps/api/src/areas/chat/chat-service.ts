import type { CheckedChatMessage, CheckedChatDetails } from '@dopahiya/domain/inputs';
import type { Language } from '@dopahiya/domain/site';
import { randomBytes } from 'node:crypto';
import { chatKeptDays, type ChatAnswer, type ChatPerson } from '@dopahiya/domain/chat';
import { emptyThread } from '@dopahiya/engines/chat';
import type { Author } from '../../core/author.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Answerer } from './answers/answerer.ts';
import { hasOnlyKnownNumbers } from './phrasing/chat-model.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { ChatRepository } from './chat-repository.ts';
import type { FillLevel } from '../support/index.ts';
import type { Phrase } from './phrasing/chat-model.ts';
import { isHindi, wordsIn } from './words/chat-words.ts';
import { errors } from '../../core/texts/index.ts';

/** Dependencies of the chat service. */
export interface ChatSources {
  chats: ChatRepository;
  reader: CatalogueReader;
  answerer: Answerer;
  /** Rephrases an answer, if a model is configured. */
  phrase: Phrase | undefined;
  clock: Clock;
  /** Maximum number of visitors without an account; defaults to 50,000. */
  max?: number;
}

/** Maximum numbers of visitors without an account, of visitors per account, and of turns per visitor. */
const MAX_PEOPLE = 50_000;
const MAX_OF_ACCOUNT = 5;
const MAX_TURNS = 200;
/** Time in ms after which visitors who asked nothing are deleted first when the room is full. */
const IDLE_MS = 600_000;
const DAY_MS = 86_400_000;

/** Answers visitors' questions. */
export class ChatService {
  readonly #sources: ChatSources;

  constructor(sources: ChatSources) {
    this.#sources = sources;
  }

  /**
   * Answers a message; with a known id it continues the conversation and is stored. `language` is the page's, for messages in Latin letters.
   */
  async answer(
    { message, user_id, earlier = [], city, bike: pageBike }: CheckedChatMessage,
    language: Language = 'en',
  ): Promise<ChatAnswer> {
    const { chats, reader, answerer, phrase, clock } = this.#sources;
    const person = user_id === undefined ? undefined : await chats.person(user_id);
    const current = await reader.current();
    // A thread stored by an older version may lack fields.
    const thread = person
      ? { ...emptyThread, ...person.thread }
      : earlier.reduce((before, said) => current.read(said, before).thread, emptyThread);
    const read = current.read(message, thread);
    const words = wordsIn(isHindi(message) ? 'hi' : language);
    const answered = await answerer.answer(read, { message, words, pageBike }, person?.city ?? city);
    const built = hasOnlyKnownNumbers(answered.reply, answered.cards) ? answered.reply : words.seeCard;
    const reply = (await phrase?.(built, answered.cards)) ?? built;
    const { intent, slots } = read;
    if (person)
      await chats.addTurn({ person_id: person.id, message, reply, intent, sent_at: clock() }, read.thread, MAX_TURNS);
    return { ...answered, reply, intent, slots: { ...slots } };
  }

  /** Registers a visitor. When the room is full, others are deleted: an account's own, else those who lose least. */
  async takePerson(details: CheckedChatDetails, author?: Author): Promise<ChatPerson> {
    const { chats, clock, max = MAX_PEOPLE } = this.#sources;
    const id = randomBytes(24).toString('base64url');
    const { name, email = null, phone, city } = details;
    const now = clock();
    const about = { name, email, phone: `+91${phone}`, city, created_at: now, active_at: now };
    if (author) await chats.makeRoomInAccount(author.id, MAX_OF_ACCOUNT);
    else await chats.makeRoomForStranger(max, new Date(now.getTime() - IDLE_MS));
    await chats.addPerson({ id, user_id: author?.id ?? null, ...about });
    return { id, name };
  }

  /** Returns the number of visitors without an account, and its limit. */
  async fill(): Promise<FillLevel> {
    const { chats, max = MAX_PEOPLE } = this.#sources;
    return { store: 'people who ask the bot', count: await chats.countStrangers(), max };
  }

  /** Deletes a visitor with all their questions. @throws AppError 404 for an unknown visitor. */
  async forget(id: string): Promise<{ deleted: true }> {
    if (await this.#sources.chats.forget(id)) return { deleted: true };
    throw notFound(errors.conversationDeleted);
  }

  /** Deletes conversations past the retention period of the privacy policy. @returns the number of visitors. */
  forgetOld(): Promise<number> {
    const { chats, clock } = this.#sources;
    return chats.forgetBefore(new Date(clock().getTime() - chatKeptDays * DAY_MS));
  }
}
