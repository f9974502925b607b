import type { ValuationRequest } from '@dopahiya/domain/inputs';
import type { UsedBikeRequest } from '@dopahiya/domain/market';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  fetchOwnUsedBike,
  fetchOwnUsedBikes,
  fetchSavedSearches,
  fetchSimilarUsedBikes,
  fetchUsedBike,
  fetchUsedBikes,
  fetchValuation,
} from '../calls/used-bikes.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** A sold bike must disappear within a minute. */
const freshFor = 60_000;

/** Queries of used bikes. */
export const usedBikeQueries = {
  /** Used bikes on sale that match the filters, with facets, page by page starting at `request.page`. */
  found: (api: ApiClient, request: UsedBikeRequest = {}) =>
    infiniteQueryOptions({
      queryKey: ['used-bikes', request],
      queryFn: ({ pageParam, signal }) => fetchUsedBikes(api, pageParam, { signal }),
      initialPageParam: request,
      getNextPageParam: (answer): UsedBikeRequest | null => nextPage(answer),
      staleTime: freshFor,
    }),
  /** Details of a used bike, by its slug or id. */
  detail: (api: ApiClient, key: string) =>
    queryOptions({
      queryKey: ['used-bike', key],
      queryFn: ({ signal }) => fetchUsedBike(api, key, { signal }),
      staleTime: freshFor,
    }),
  /** Used bikes on sale similar to one, by its slug or id. */
  similar: (api: ApiClient, key: string) =>
    queryOptions({
      queryKey: ['similar-used-bikes', key],
      queryFn: ({ signal }) => fetchSimilarUsedBikes(api, key, { signal }),
      staleTime: freshFor,
    }),
  /** Valuation of a bike. */
  valuation: (api: ApiClient, bike: ValuationRequest) =>
    queryOptions({
      queryKey: ['used-bike-valuation', bike],
      queryFn: ({ signal }) => fetchValuation(api, bike, { signal }),
      staleTime: 5 * freshFor,
    }),
  /** Listings of the signed-in user with this name, page by page; never shown to another user. */
  own: (api: ApiClient, username: string) =>
    infiniteQueryOptions({
      queryKey: ['own-used-bikes', username],
      queryFn: ({ pageParam, signal }) => fetchOwnUsedBikes(api, pageParam, { signal }),
      initialPageParam: {},
      getNextPageParam: nextPage,
    }),
  /** Saved searches of the signed-in user with this name. */
  savedSearches: (api: ApiClient, username: string) =>
    queryOptions({
      queryKey: ['saved-searches', username],
      queryFn: ({ signal }) => fetchSavedSearches(api, { signal }),
    }),
  /** One listing of the signed-in user. */
  ownListing: (api: ApiClient, id: number | string) =>
    queryOptions({
      queryKey: ['own-used-bikes', 'listing', id],
      queryFn: ({ signal }) => fetchOwnUsedBike(api, id, { signal }),
    }),
  /** Refetches all active used bike queries; resolves once the signed-in user's listings are loaded. */
  refetch: (client: QueryClient): Promise<unknown> => {
    for (const name of ['used-bikes', 'used-bike', 'similar-used-bikes'])
      void client.invalidateQueries({ queryKey: [name] });
    return client.invalidateQueries({ queryKey: ['own-used-bikes'] });
  },
};
