import { LRUCache } from 'lru-cache';
import type { ListingFacetCount, ListingFacetRepository } from './listing-facet-repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingRepository } from './listing-repository.ts';

/** Lifetime of cached counts, in ms; the cache is cleared when this process writes a listing. */
const LIFE_MS = 60_000;
const MAX_COUNTS = 1000;

type Kept = number | ListingFacetCount[];

/** Caches listing counts: counting a hundred thousand listings takes longer than reading ten. */
export class ListingCounter {
  readonly #listings: ListingRepository;
  readonly #facets: ListingFacetRepository;
  readonly #counts = new LRUCache<string, Promise<Kept>>({ max: MAX_COUNTS, ttl: LIFE_MS });

  constructor(listings: ListingRepository, facets: ListingFacetRepository) {
    this.#listings = listings;
    this.#facets = facets;
  }

  /** Counts the listings that match a filter. */
  total(filter: ListingFilter): Promise<number> {
    return this.#keep(['total', filter], () => this.#listings.count(filter));
  }

  /** Counts all verified listings on sale, regardless of filters. */
  verified(): Promise<number> {
    return this.#keep(['verified'], () => this.#listings.countVerified());
  }

  /** Returns the facet counts of a filter, with these years as choices. */
  facets(filter: ListingFilter, years: readonly number[]): Promise<ListingFacetCount[]> {
    return this.#keep(['facets', filter, years], () => this.#facets.count(filter, years));
  }

  /** Clears the cache after a listing was written. */
  clear(): void {
    this.#counts.clear();
  }

  /** Caches a count unless it fails. */
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
