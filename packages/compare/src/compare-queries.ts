import type { ApiClient } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What compare asks of the API: query options, keys and functions together. */
export const compareQueries = {
  bikes: (api: ApiClient) =>
    queryOptions({ queryKey: ['compare', 'bikes'], queryFn: ({ signal }) => api.bikes.trending({ signal }) }),
};
