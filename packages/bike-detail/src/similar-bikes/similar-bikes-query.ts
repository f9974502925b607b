import { type ApiClient, bikeListCalls } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** The bikes that are most like one. */
export function similarBikesQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['similar-bikes', slug],
    queryFn: ({ signal }) => bikeListCalls(api).similar(slug, { signal }),
    staleTime: freshFor,
  });
}
