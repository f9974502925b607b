import { type ApiClient, articleCalls } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** The newest articles about a bike. */
export function bikeArticlesQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['bike-articles', slug],
    queryFn: ({ signal }) => articleCalls(api).ofBike(slug, {}, { signal }),
    staleTime: freshFor,
  });
}
