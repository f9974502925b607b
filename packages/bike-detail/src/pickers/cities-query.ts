import { type ApiClient, type CityParameters, nextPage } from '@dopahiya/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** The cities whose names contain a text, page by page. */
export function citiesQuery(api: ApiClient, search: string) {
  const first: CityParameters = search ? { page: 1, search } : { page: 1 };
  return infiniteQueryOptions({
    queryKey: ['cities', search],
    queryFn: ({ pageParam, signal }) => api.cities.list(pageParam, { signal }),
    initialPageParam: first,
    getNextPageParam: (page): CityParameters | null => nextPage(page),
    staleTime: freshFor,
  });
}
