import type { UsedBikeRequest, ValuationRequest } from '@dopahiya/domain/market';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  fetchOwnUsedBike,
  fetchOwnUsedBikes,
  fetchSimilarUsedBikes,
  fetchUsedBike,
  fetchUsedBikes,
  fetchValuation,
} from '../calls/used-bikes.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** A sold bike is gone within a minute. */
const freshFor = 60_000;

/** Used bikes that people sell. */
export const usedBikeQueries = {
  /** Those on sale that pass the filters, with the facets, page by page from `request.page` on. */
  found: (api: ApiClient, request: UsedBikeRequest = {}) =>
    infiniteQueryOptions({
      queryKey: ['used-bikes', request],
      queryFn: ({ pageParam, signal }) => fetchUsedBikes(api, pageParam, { signal }),
      initialPageParam: request,
      getNextPageParam: (answer): UsedBikeRequest | null => nextPage(answer),
      staleTime: freshFor,
    }),
  /** One of them, by its slug or id. */
  detail: (api: ApiClient, key: string) =>
    queryOptions({
      queryKey: ['used-bike', key],
      queryFn: ({ signal }) => fetchUsedBike(api, key, { signal }),
      staleTime: freshFor,
    }),
  /** Those on sale that are like one, by its slug or id. */
  similar: (api: ApiClient, key: string) =>
    queryOptions({
      queryKey: ['similar-used-bikes', key],
      queryFn: ({ signal }) => fetchSimilarUsedBikes(api, key, { signal }),
      staleTime: freshFor,
    }),
  /** What a bike is worth. */
  valuation: (api: ApiClient, bike: ValuationRequest) =>
    queryOptions({
      queryKey: ['used-bike-valuation', bike],
      queryFn: ({ signal }) => fetchValuation(api, bike, { signal }),
      staleTime: 5 * freshFor,
    }),
  /** The listings of the signed-in user of this name, page by page; those of another are never shown for them. */
  own: (api: ApiClient, username: string) =>
    infiniteQueryOptions({
      queryKey: ['own-used-bikes', username],
      queryFn: ({ pageParam, signal }) => fetchOwnUsedBikes(api, pageParam, { signal }),
      initialPageParam: {},
      getNextPageParam: nextPage,
    }),
  /** One listing of the signed-in user. */
  ownListing: (api: ApiClient, id: number | string) =>
    queryOptions({
      queryKey: ['own-used-bikes', 'listing', id],
      queryFn: ({ signal }) => fetchOwnUsedBike(api, id, { signal }),
    }),
  /** Fetches anew whatever shows used bikes; resolves once the listings of the signed-in user are there. */
  refetch: (client: QueryClient): Promise<unknown> => {
    for (const name of ['used-bikes', 'used-bike', 'similar-used-bikes'])
      void client.invalidateQueries({ queryKey: [name] });
    return client.invalidateQueries({ queryKey: ['own-used-bikes'] });
  },
};
