import { LRUCache } from 'lru-cache';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** Caches what was read from the catalogue, the values used most lately, as long as the catalogue stays as it is. */
export class EditionCache<Value extends object> {
  readonly #edition: CurrentEdition;
  readonly #values: LRUCache<string, Value>;
  readonly #reading = new Map<string, Promise<Value>>();

  constructor(edition: CurrentEdition, max: number) {
    this.#edition = edition;
    this.#values = new LRUCache({ max });
  }

  /** The value of a key, read once for all who ask meanwhile when it is not there; what cannot be read is not cached. */
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

  /** The values of keys, in no order; those that are not there are read together, and each says its key by `keyOf`. */
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
