import { type ApiClient, nextPage } from '@dopahiya/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BikePage } from './bike-list.ts';
import type { ListAddress } from './list-address.ts';

const keptMs = 30 * 60_000;

/**
 * The bikes of the list at an address, page after page; what is loaded stays for half an hour. What the list is comes with
 * the first question, so that a link can fetch it ahead from any page without all lists weighing on that page.
 */
export function bikeListQuery(api: ApiClient, address: ListAddress) {
  const { path, parameters, sort = null, page } = address;
  return infiniteQueryOptions({
    queryKey: ['bike-list', path, parameters, sort, page],
    queryFn: async ({ pageParam, signal, client, queryKey }) => {
      const { askList } = await import('./ask-list.ts');
      return askList(api, address, pageParam, { signal, known: client.getQueryData(queryKey) });
    },
    initialPageParam: page,
    getNextPageParam: (last: BikePage, _pages, current) => (nextPage(last) ? current + 1 : undefined),
    placeholderData: (previous, query) => (query?.queryKey[1] === path ? previous : undefined),
    staleTime: Infinity,
    gcTime: keptMs,
  });
}
