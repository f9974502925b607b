import { type PagedRows, readPage } from '../../paging.ts';
import type { CityQuery } from './city-query.ts';
import type { CityRepository, CityRow } from './city-repository.ts';

/** The cities where prices hold: from the largest to the smallest. */
export class CityService {
  readonly #cities: CityRepository;

  constructor(cities: CityRepository) {
    this.#cities = cities;
  }

  /** One page of the cities that have every word of the search in one of their names. */
  async list({ search, ...paging }: CityQuery): Promise<PagedRows<CityRow>> {
    return readPage(paging, {
      count: this.#cities.count(search),
      find: (slice) => this.#cities.find(search, slice),
    });
  }
}
