import type { ApiClient } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** Everything known of the bike with an id, to find its address. */
export function bikeByIdQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['bike-by-id', id],
    queryFn: ({ signal }) => api.bikes.detail(id, { signal }),
    staleTime: freshFor,
  });
}
