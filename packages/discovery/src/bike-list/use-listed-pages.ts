import { useApi } from '@dopahiya/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listQueries } from './list-queries.ts';
import type { BikeList } from './bike-list.ts';
import type { ListAddress } from './list-address.ts';

/** The loaded pages of the list at an address, with the way to the next one. */
export function useListedPages(address: ListAddress, list: BikeList | null) {
  return useInfiniteQuery(listQueries.pages(useApi(), address, list));
}

/** What `useListedPages` gives. */
export type ListedPages = ReturnType<typeof useListedPages>;
