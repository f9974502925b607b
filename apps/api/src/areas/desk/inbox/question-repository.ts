import { createHash } from 'node:crypto';
import type { DeskQuestion } from '@dopahiya/domain/desk';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { chatMessages, chatPeople } from '../../../core/database/chat-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { bikes, brands, cities } from '../../../core/database/schema.ts';
import { notUnderstood, unknownReplies } from '../../chat/index.ts';
import { type HiddenWords, maskQuestion } from './mask-question.ts';

/** Maximum numbers of messages read, the latest ones, and of questions listed. */
const MAX_READ = 20_000;
const MAX_LISTED = 200;

const isUnanswered = or(eq(chatMessages.intent, notUnderstood), inArray(chatMessages.reply, unknownReplies));

/** Reads the questions that the chatbot could not answer; never who asked them. */
export class QuestionRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts how often the chatbot could not answer; equal questions count each time. */
  count(): Promise<number> {
    return countRows(this.#orm, chatMessages, isUnanswered);
  }

  /** Returns the questions by frequency, then the latest first; equal ones are counted together. */
  async unanswered(): Promise<DeskQuestion[]> {
    const rows = await this.#orm
      .select({
        message: chatMessages.message,
        sent_at: chatMessages.sent_at,
        name: chatPeople.name,
        city: chatPeople.city,
      })
      .from(chatMessages)
      .innerJoin(chatPeople, eq(chatPeople.id, chatMessages.person_id))
      .where(isUnanswered)
      .orderBy(desc(chatMessages.id))
      .limit(MAX_READ);
    const { places, known } = await this.#catalogueWords();
    const masked = rows.map(({ message, sent_at, name, city }) => {
      const hidden: HiddenWords = { names: wordsOf(name), places: new Set([...places, ...wordsOf(city)]), known };
      return { text: maskQuestion(message, hidden), sent_at };
    });
    const groups = Map.groupBy(masked, ({ text }) => text);
    groups.delete('');
    return [...groups]
      .map(([text, asked]) => ({
        id: createHash('sha256').update(text).digest('base64url').slice(0, 16),
        text,
        count: asked.length,
        last_asked_at: new Date(Math.max(...asked.map(({ sent_at }) => sent_at.getTime()))).toISOString(),
      }))
      .toSorted((one, other) => other.count - one.count || (one.last_asked_at < other.last_asked_at ? 1 : -1))
      .slice(0, MAX_LISTED);
  }

  async #catalogueWords() {
    const places = await this.#orm.select({ name: cities.name, others: cities.also_known_as }).from(cities);
    const models = await this.#orm.select({ name: bikes.name }).from(bikes);
    const makers = await this.#orm.select({ name: brands.name }).from(brands);
    return {
      places: wordsOf(places.flatMap(({ name, others }) => [name, others ?? '']).join(' ')),
      known: wordsOf([...models, ...makers].map(({ name }) => name).join(' ')),
    };
  }
}

/** Returns the words of names, in lower case; short ones are words of any language. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []);
