import type { CityPage } from '@dopahiya/domain/places';
import type { CityRequest } from '@dopahiya/domain/requests';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { fetchCities } from '../calls/catalogue.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** Queries of cities, fetched once per visit. */
export const cityQueries = {
  /** Cities that match a text, page by page; all of them, largest first, for an empty one. */
  named: (api: ApiClient, search: string) => {
    const first: CityRequest = search ? { page: 1, search } : { page: 1 };
    return infiniteQueryOptions({
      queryKey: ['cities', search],
      queryFn: ({ pageParam, signal }) => fetchCities(api, pageParam, { signal }),
      initialPageParam: first,
      getNextPageParam: (page): CityRequest | null => nextPage(page),
      staleTime: Infinity,
    });
  },
};

/** Returns the cities of all pages as one list, with the interpretation of a text that matches none. */
export const foundCities = ({ pages }: InfiniteData<CityPage>) => ({
  cities: pages.flatMap(({ results }) => results),
  guess: pages[0]?.guess ?? null,
});
