import { type ApiClient, ApiError, type RequestOptions } from '@dopahiya/api-client';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { onlyPage } from './bike-sources.ts';
import type { BikeList, BikePage, ListPageRequest } from './bike-list.ts';
import { chosenSort, type ListAddress, pageSize, sortOf } from './list-address.ts';

interface ListOptions extends RequestOptions {
  /** Pages fetched so far. */
  known: InfiniteData<BikePage> | undefined;
  client: QueryClient;
}

/** Fetches one page of a list; a page past the end is empty, unless it is the first one requested. */
export async function fetchListPage(
  api: ApiClient,
  list: BikeList,
  address: Pick<ListAddress, 'sort' | 'page'>,
  page: number,
  { known, ...options }: ListOptions,
): Promise<BikePage> {
  const sort = list.isOrderRead ? chosenSort(list, address) : sortOf(list, address);
  const request = { page, limit: pageSize, ...(sort && { sort }) };
  const isFirst = page === address.page;
  try {
    const answer = await list.fetchPage(api, request, { ...options, isFirst });
    return !isFirst && beginsAlike(answer, known?.pages[0]) ? onlyPage([]) : withFollowing(answer, request);
  } catch (error) {
    if (!isFirst && error instanceof ApiError && error.status === 404) return onlyPage([]);
    throw error;
  }
}

/** Detects an API without paging, which answers every request with the first page. */
const beginsAlike = ({ results: [bike] }: BikePage, first: BikePage | undefined): boolean =>
  bike !== undefined && bike.id === first?.results[0]?.id;

/** Assumes a next page if an API returns a full plain array, which has neither a total count nor a next link. */
function withFollowing(answer: BikePage, { page, limit }: ListPageRequest): BikePage {
  const { results, count, next } = answer;
  const mayGoOn = next === null && results.length === limit && count <= limit;
  return mayGoOn ? { ...answer, next: `?page=${page + 1}` } : answer;
}
