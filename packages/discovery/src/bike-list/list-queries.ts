import { type ApiClient, nextPage, useApi } from '@dopahiya/api-client';
import { type InfiniteData, infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { BikeList, BikePage } from './bike-list.ts';
import type { ListAddress } from './list-address.ts';

const cachedFor = 30 * 60_000;

/** Queries for lists of bikes and their first bikes. */
export const listQueries = {
  /**
   * Pages of the list at an address, cached for half an hour. Without `list` it is looked up lazily by the address, which keeps all list
   * definitions out of the page's bundle.
   */
  pages: (api: ApiClient, address: ListAddress, list: BikeList | null = null) => {
    const { path, parameters, sort = null, page } = address;
    return infiniteQueryOptions({
      queryKey: ['bike-list', path, parameters, sort, page],
      queryFn: async ({ pageParam, signal, client, queryKey }) => {
        const { fetchListPage } = await import('./fetch-list-page.ts');
        const options = { signal, client, known: client.getQueryData<InfiniteData<BikePage>>(queryKey) };
        return fetchListPage(api, list ?? (await findList(address)), address, pageParam, options);
      },
      initialPageParam: page,
      getNextPageParam: (last: BikePage, _pages, current) => (nextPage(last) ? current + 1 : undefined),
      placeholderData: (previous, query) => (query?.queryKey[1] === path ? previous : undefined),
      staleTime: Infinity,
      gcTime: cachedFor,
    });
  },
  /** First `limit` bikes of a list, fetched once per visit; keyed by the list's path. */
  shelf: (api: ApiClient, { path, fetchPage }: Pick<BikeList, 'path' | 'fetchPage'>, limit: number) =>
    queryOptions({
      queryKey: ['bike-shelf', path, limit],
      queryFn: async ({ signal, client }) =>
        (await fetchPage(api, { page: 1, limit }, { signal, client, isFirst: true })).results,
      staleTime: Infinity,
    }),
};

async function findList(address: ListAddress): Promise<BikeList> {
  const { findBikeList } = await import('../lists/find-bike-list.ts');
  const { list, problem } = findBikeList(address);
  if (list) return list;
  throw new Error(`${problem}: ${address.path}`);
}

/** Returns the loaded pages of the list at an address, with the function to fetch the next one. */
export function useListedPages(address: ListAddress, list: BikeList | null) {
  return useInfiniteQuery(listQueries.pages(useApi(), address, list));
}

/** Result of `useListedPages`. */
export type ListedPages = ReturnType<typeof useListedPages>;
