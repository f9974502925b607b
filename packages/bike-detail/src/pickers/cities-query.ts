import { type ApiClient, nextPage } from '@dopahiya/api-client';
import type { CityRequest } from '@dopahiya/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** The cities whose names contain a text, page by page. */
export function citiesQuery(api: ApiClient, search: string) {
  const first: CityRequest = search ? { page: 1, search } : { page: 1 };
  return infiniteQueryOptions({
    queryKey: ['cities', search],
    queryFn: ({ pageParam, signal }) => api.cities.list(pageParam, { signal }),
    initialPageParam: first,
    getNextPageParam: (page): CityRequest | null => nextPage(page),
    staleTime: freshFor,
  });
}
