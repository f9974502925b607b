import { type ApiClient, fetchBikes } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;
const bikesShown = 6;

/** What the page choose fetches. */
export const chooseQueries = {
  /** The bikes on sale that sell most. */
  bikes: (api: ApiClient) =>
    queryOptions({
      queryKey: ['choose-page', 'bikes'],
      queryFn: async ({ signal }) => {
        const request = { limit: bikesShown, sort: 'popularity', status: 'on_sale' } as const;
        return (await fetchBikes(api, request, { signal })).results;
      },
      staleTime: freshFor,
    }),
};
