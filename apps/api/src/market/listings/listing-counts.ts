import { LRUCache } from 'lru-cache';
import type { ListingFacetCount, ListingFacetRepository } from './listing-facet-repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingRepository } from './listing-repository.ts';

/** What is counted may be a minute old, unless this process has written since. */
const LIFE_MS = 60_000;
const FILTERS = 500;

/** The counts of one filter. */
export interface ListingCounts {
  /** Listings that it lets through. */
  total: number;
  /** Listings on sale that somebody has looked at, whatever the filter. */
  verified: number;
  facets: ListingFacetCount[];
}

/** Counts listings: to count a hundred thousand takes longer than to read ten of them, so the counts are kept a while. */
export class ListingCounter {
  readonly #listings: ListingRepository;
  readonly #facets: ListingFacetRepository;
  readonly #counts = new LRUCache<string, Promise<ListingCounts>>({ max: FILTERS, ttl: LIFE_MS });

  constructor(listings: ListingRepository, facets: ListingFacetRepository) {
    this.#listings = listings;
    this.#facets = facets;
  }

  /** The counts of a filter, with those of its facets for these years; what cannot be counted is not kept. */
  count(filter: ListingFilter, years: readonly number[]): Promise<ListingCounts> {
    const key = JSON.stringify([filter, years]);
    const kept = this.#counts.get(key);
    if (kept) return kept;
    const counts = this.#read(filter, years);
    this.#counts.set(key, counts);
    counts.catch(() => this.#counts.delete(key));
    return counts;
  }

  /** Forgets all counts: a listing was written. */
  clear(): void {
    this.#counts.clear();
  }

  async #read(filter: ListingFilter, years: readonly number[]): Promise<ListingCounts> {
    const [total, verified, facets] = await Promise.all([
      this.#listings.count(filter),
      this.#listings.countVerified(),
      this.#facets.count(filter, years),
    ]);
    return { total, verified, facets };
  }
}
