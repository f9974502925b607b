import type { CityRequest } from '@dopahiya/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchCities } from '../calls/places.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** Cities, fetched once a visit. */
export const cityQueries = {
  /** The cities whose names contain a text, page by page; with an empty one all of them, the largest first. */
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
