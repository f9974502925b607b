import { LRUCache } from 'lru-cache';
import type { ListingFacetCount, ListingFacetRepository } from './listing-facet-repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingRepository } from './listing-repository.ts';

/** What is counted may be a minute old, unless this process has written since. */
const LIFE_MS = 60_000;
const MAX_COUNTS = 1000;

type Kept = number | ListingFacetCount[];

/** Counts listings: to count a hundred thousand takes longer than to read ten of them, so the counts are kept a while. */
export class ListingCounter {
  readonly #listings: ListingRepository;
  readonly #facets: ListingFacetRepository;
  readonly #counts = new LRUCache<string, Promise<Kept>>({ max: MAX_COUNTS, ttl: LIFE_MS });

  constructor(listings: ListingRepository, facets: ListingFacetRepository) {
    this.#listings = listings;
    this.#facets = facets;
  }

  /** How many listings a filter lets through. */
  total(filter: ListingFilter): Promise<number> {
    return this.#keep(['total', filter], () => this.#listings.count(filter));
  }

  /** How many listings on sale somebody has looked at, whatever is asked for. */
  verified(): Promise<number> {
    return this.#keep(['verified'], () => this.#listings.countVerified());
  }

  /** The counts of the facets of a filter, for these years. */
  facets(filter: ListingFilter, years: readonly number[]): Promise<ListingFacetCount[]> {
    return this.#keep(['facets', filter, years], () => this.#facets.count(filter, years));
  }

  /** Forgets all counts: a listing was written. */
  clear(): void {
    this.#counts.clear();
  }

  /** What cannot be counted is not kept. */
  #keep<Count extends Kept>(what: unknown[], read: () => Promise<Count>): Promise<Count> {
    const key = JSON.stringify(what);
    const kept = this.#counts.get(key) as Promise<Count> | undefined;
    if (kept) return kept;
    const counting = read();
    this.#counts.set(key, counting);
    counting.catch(() => {
      if (this.#counts.peek(key) === counting) this.#counts.delete(key);
    });
    return counting;
  }
}
