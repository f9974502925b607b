import type { CheckedChatMessage, CheckedChatDetails } from '@dopahiya/domain/inputs';
import { randomBytes } from 'node:crypto';
import { chatKeptDays, type ChatAnswer, type ChatPerson } from '@dopahiya/domain/chat';
import { emptyThread } from '@dopahiya/engines/chat';
import type { Author } from '../../core/author.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Answerer } from './answers/answerer.ts';
import { hasOnlyKnownNumbers } from './answers/known-numbers.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { ChatRepository } from './chat-repository.ts';
import type { FillLevel } from '../support/index.ts';
import type { Phrase } from './phrasing/chat-model.ts';
import { isHindi, wordsIn } from './words/chat-words.ts';

/** What the bot works with. */
export interface ChatSources {
  chats: ChatRepository;
  reader: CatalogueReader;
  answerer: Answerer;
  /** Words an answer anew, where a model is set for that. */
  phrase: Phrase | undefined;
  clock: Clock;
  /** So many people without an account are kept; 50,000 unless told otherwise. */
  max?: number;
}

/** So many people without an account are kept, so many of each account, and so many turns of each. */
const MAX_PEOPLE = 50_000;
const MAX_OF_ACCOUNT = 5;
const MAX_TURNS = 200;
/** Who came and has asked nothing for so long is the first to go when all room is taken. */
const IDLE_MS = 600_000;
const DAY_MS = 86_400_000;

/** Answers what visitors ask. */
export class ChatService {
  readonly #sources: ChatSources;

  constructor(sources: ChatSources) {
    this.#sources = sources;
  }

  /** The answer to a message; with an id that is known it goes on with what was asked before, and is kept. */
  async answer({ message, user_id, earlier = [], lang }: CheckedChatMessage): Promise<ChatAnswer> {
    const { chats, reader, answerer, phrase, clock } = this.#sources;
    const person = user_id === undefined ? undefined : await chats.person(user_id);
    const current = await reader.current();
    // What an older version stored may lack something.
    const thread = person
      ? { ...emptyThread, ...person.thread }
      : earlier.reduce((before, said) => current.read(said, before).thread, emptyThread);
    const read = current.read(message, thread);
    const words = wordsIn(isHindi(message) ? 'hi' : (lang ?? 'en'));
    const answered = await answerer.answer(read, { message, words }, person?.city);
    const built = hasOnlyKnownNumbers(answered.reply, answered.cards) ? answered.reply : words.seeCard;
    const reply = (await phrase?.(built, answered.cards)) ?? built;
    const { intent, slots } = read;
    if (person)
      await chats.addTurn({ person_id: person.id, message, reply, intent, sent_at: clock() }, read.thread, MAX_TURNS);
    return { ...answered, reply, intent, slots: { ...slots } };
  }

  /** Takes who asks. Where no more can be kept, others go: of an account its own, else those whom it costs least. */
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

  /** How many people without an account are kept, and how many may be. */
  async fill(): Promise<FillLevel> {
    const { chats, max = MAX_PEOPLE } = this.#sources;
    return { store: 'people who ask the bot', count: await chats.countStrangers(), max };
  }

  /** Deletes a person with all that they asked. @throws AppError 404 for no such person. */
  async forget(id: string): Promise<{ deleted: true }> {
    if (await this.#sources.chats.forget(id)) return { deleted: true };
    throw notFound('This conversation has already been deleted.');
  }

  /** Deletes what was kept for as long as the privacy policy says. @returns how many people. */
  forgetOld(): Promise<number> {
    const { chats, clock } = this.#sources;
    return chats.forgetBefore(new Date(clock().getTime() - chatKeptDays * DAY_MS));
  }
}
