import type { CityPage } from '@dopahiya/domain/places';
import type { CityRequest } from '@dopahiya/domain/requests';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { fetchCities } from '../calls/catalogue.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** Cities, fetched once a visit. */
export const cityQueries = {
  /** The cities that a text means, page by page; with an empty one all of them, the largest first. */
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

/** The cities of all pages as one list, with what they are where the text names none of them. */
export const foundCities = ({ pages }: InfiniteData<CityPage>) => ({
  cities: pages.flatMap(({ results }) => results),
  guess: pages[0]?.guess ?? null,
});
