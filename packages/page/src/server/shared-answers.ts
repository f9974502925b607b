import type { ApiClient } from '@dopahiya/api-client';
import { LRUCache } from 'lru-cache';

const megabyte = 2 ** 20;

/** How much JSON is held at most, and for how long an answer may be shown that has changed without the catalogue, such as a review. */
const limits = { maxBytes: 4 * megabyte, lifeMs: 60_000 };

/** An answer as it was read, never to be changed: the next page gets the same. */
interface SharedAnswer {
  value: object;
  bytes: number;
}

/**
 * What the API has answered to pages, as they read it. Most of a page is known from the pages before it (prices, lists, the
 * other bike of a comparison), and reading an answer anew costs more than making it.
 */
export class SharedAnswers {
  readonly #answers: LRUCache<string, SharedAnswer>;
  #edition = '';

  constructor({ maxBytes, lifeMs } = limits) {
    const sizeCalculation = ({ bytes }: SharedAnswer, key: string) => bytes + key.length;
    this.#answers = new LRUCache({ maxSize: maxBytes, ttl: lifeMs, sizeCalculation });
  }

  /** An API client that gives a page what an earlier page of the same edition of the catalogue was given. */
  through(api: ApiClient, edition: string): ApiClient {
    return {
      ...api,
      get: async (path, answer, options = {}) => {
        // What somebody is told who says who they are is nobody else's.
        if (options.asUser) return api.get(path, answer, options);
        const key = JSON.stringify([answer, path, options.search]);
        return this.#known(edition, key) ?? this.#keep(edition, key, await api.get(path, answer, options));
      },
      post: async (path, answer, options = {}) => {
        if (options.asUser || !isQuestion(answer)) return api.post(path, answer, options);
        const key = JSON.stringify([answer, path, options.json]);
        return this.#known(edition, key) ?? this.#keep(edition, key, await api.post(path, answer, options));
      },
    };
  }

  #known<Value extends object>(edition: string, key: string): Value | undefined {
    if (edition !== this.#edition) this.#answers.clear();
    this.#edition = edition;
    return this.#answers.get(key)?.value as Value | undefined;
  }

  #keep<Value extends object>(edition: string, key: string, value: Value): Value {
    if (edition === this.#edition)
      this.#answers.set(key, { value: frozen(value), bytes: JSON.stringify(value).length });
    return value;
  }
}

/** A price on the road is asked for with a body; every other post writes something. */
const isQuestion = (answer: string): boolean => answer === 'onRoadPrice';

function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part as object);
  return Object.freeze(value);
}
