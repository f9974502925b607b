import { LRUCache } from 'lru-cache';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** LRU cache of catalogue data, kept as long as the catalogue is unchanged. */
export class EditionCache<Value extends object> {
  readonly #edition: CurrentEdition;
  readonly #values: LRUCache<string, Value>;
  readonly #reading = new Map<string, Promise<Value>>();

  constructor(edition: CurrentEdition, max: number) {
    this.#edition = edition;
    this.#values = new LRUCache({ max });
  }

  /** Returns the value of a key, reading it once for concurrent callers if missing; failures are not cached. */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const place = `${await this.#edition.current()} ${key}`;
    const cached = this.#values.get(place);
    if (cached) return cached;
    const reading = this.#reading.get(place) ?? this.#read(place, read);
    this.#reading.set(place, reading);
    return reading;
  }

  async #read(place: string, read: () => Promise<Value>): Promise<Value> {
    try {
      const value = await read();
      this.#values.set(place, value);
      return value;
    } finally {
      this.#reading.delete(place);
    }
  }

  /** Returns the values of keys, unordered; missing ones are read together, and `keyOf` gives the key of each. */
  async getAll(
    keys: readonly string[],
    read: (missing: string[]) => Promise<Value[]>,
    keyOf: (value: Value) => string,
  ): Promise<Value[]> {
    const edition = await this.#edition.current();
    const cached = new Map(keys.map((key) => [key, this.#values.get(`${edition} ${key}`)]));
    const missing = keys.filter((key) => !cached.get(key));
    const values = missing.length > 0 ? await read(missing) : [];
    for (const value of values) this.#values.set(`${edition} ${keyOf(value)}`, value);
    return [...[...cached.values()].filter((value) => value !== undefined), ...values];
  }
}
