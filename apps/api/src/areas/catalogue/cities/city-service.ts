import type { CityQuery } from '@dopahiya/domain/inputs';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import type { CityFinder, Guess } from './city-finder.ts';
import type { CityRepository, CityRow } from './city-repository.ts';

/** Page of cities, with a guess if a search named none of them. */
export interface CityRows extends PagedRows<CityRow> {
  guess: Guess | null;
}

/** Dependencies of a city service. */
export interface CitySources {
  cities: Pick<CityRepository, 'count' | 'find'>;
  finder: CityFinder;
}

/** Cities with prices: largest first, or those found by a search. */
export class CityService {
  readonly #sources: CitySources;

  constructor(sources: CitySources) {
    this.#sources = sources;
  }

  /** Returns a page of the cities that a search means, best first; of all cities without a search. */
  async list({ search, ...paging }: CityQuery): Promise<CityRows> {
    const { cities, finder } = this.#sources;
    if (search.trim() === '') {
      const page = await readPage(paging, { count: cities.count(), find: (slice) => cities.find(slice) });
      return { ...page, guess: null };
    }
    const { cities: found, guess } = await finder.find(search);
    const page = await readPage(paging, {
      count: found.length,
      find: ({ offset, limit }) => Promise.resolve(found.slice(offset, offset + limit)),
    });
    return { ...page, guess };
  }
}
