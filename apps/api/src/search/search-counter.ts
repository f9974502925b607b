import { isoWeek } from '../catalogue/views/iso-week.ts';
import { type Clock, dateInIndia } from '../clock.ts';
import type { SearchCount, SearchRepository } from './search-repository.ts';

/**
 * Counts which brands and models are looked for in an ISO week in India, by their names in the catalogue, and nothing
 * else: no other words, and not who. Counts gather in memory and are written together.
 */
export class SearchCounter {
  readonly #searches: SearchRepository;
  readonly #clock: Clock;
  #counts = new Map<string, number>();

  constructor(searches: SearchRepository, clock: Clock) {
    this.#searches = searches;
    this.#clock = clock;
  }

  /** Counts that a brand or model was looked for. */
  count(name: string): void {
    this.#add(`${isoWeek(dateInIndia(this.#clock()))} ${name}`, 1);
  }

  /** Writes what was counted since the last time; when that fails, it is kept for the next time. */
  async flush(): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#searches.add([...counts].map(toRow));
    } catch (error) {
      for (const [key, count] of counts) this.#add(key, count);
      throw error;
    }
  }

  #add(key: string, count: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }
}

function toRow([key, count]: [string, number]): SearchCount {
  const end = key.indexOf(' ');
  return { week: key.slice(0, end), term: key.slice(end + 1), count };
}
