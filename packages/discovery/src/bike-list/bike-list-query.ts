import { type ApiClient, nextPage } from '@dopahiya/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BikePage } from './bike-list.ts';
import { type ListAddress, sortOf } from './list-address.ts';

/** How many bikes a page of a list holds. */
export const pageSize = 10;
const keptMs = 30 * 60_000;

/**
 * The bikes of the list at an address, page after page; what is loaded stays for half an hour. What the list is comes with
 * the first question, so that a link can fetch it ahead from any page without all lists weighing on that page.
 */
export function bikeListQuery(api: ApiClient, address: ListAddress) {
  const { path, parameters, sort = null, page } = address;
  return infiniteQueryOptions({
    queryKey: ['bike-list', path, parameters, sort, page],
    queryFn: async ({ pageParam, signal }) => {
      const list = await listAt(address);
      const question = { page: pageParam, limit: pageSize, ...orderOf(sortOf(list, address)) };
      return list.ask(api, question, { signal, isFirst: pageParam === page });
    },
    initialPageParam: page,
    getNextPageParam: (last: BikePage, _pages, current) => (nextPage(last) ? current + 1 : undefined),
    placeholderData: (previous, query) => (query?.queryKey[1] === path ? previous : undefined),
    staleTime: Infinity,
    gcTime: keptMs,
  });
}

const orderOf = (sort: ReturnType<typeof sortOf>) => (sort ? { sort } : {});

async function listAt(address: ListAddress) {
  const { findBikeList } = await import('../lists/find-bike-list.ts');
  const { list, problem } = findBikeList(address);
  if (list) return list;
  throw new Error(`${problem}: ${address.path}`);
}
