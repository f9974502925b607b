import type { DealershipRequest } from '@dopahiya/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchDealerships, fetchShowroomCounts } from '../calls/places.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

const freshFor = 5 * 60_000;

/** Showrooms. */
export const dealershipQueries = {
  /** The showrooms of a brand in a city, page by page from `page` on; nothing is fetched without both. */
  inCity: (api: ApiClient, brand: string | number | null, city: string | null, page = 1) => {
    const first: DealershipRequest = { ...(brand !== null && { brand }), ...(city !== null && { city }), page };
    return infiniteQueryOptions({
      queryKey: ['dealerships', brand, city, page],
      queryFn: ({ pageParam, signal }) => fetchDealerships(api, pageParam, { signal }),
      initialPageParam: first,
      getNextPageParam: (answer): DealershipRequest | null => nextPage(answer),
      enabled: brand !== null && city !== null,
      staleTime: freshFor,
    });
  },
  /** How many showrooms of a brand stand in each city. */
  counts: (api: ApiClient, brand: string | number) =>
    queryOptions({
      queryKey: ['showroom-counts', brand],
      queryFn: ({ signal }) => fetchShowroomCounts(api, brand, { signal }),
      staleTime: freshFor,
    }),
};
