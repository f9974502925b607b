import type { CityQuery } from '@dopahiya/domain/inputs';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import type { CityFinder, Guess } from './city-finder.ts';
import type { CityRepository, CityRow } from './city-repository.ts';

/** One page of cities; with a guess where a search named none of them. */
export interface CityRows extends PagedRows<CityRow> {
  guess: Guess | null;
}

/** What a city service works with. */
export interface CitySources {
  cities: Pick<CityRepository, 'count' | 'find'>;
  finder: CityFinder;
}

/** The cities where prices hold: from the largest to the smallest, or those that a search finds. */
export class CityService {
  readonly #sources: CitySources;

  constructor(sources: CitySources) {
    this.#sources = sources;
  }

  /** One page of the cities that a search means, the best first; without one of all cities. */
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
