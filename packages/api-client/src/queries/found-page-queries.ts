import { queryOptions } from '@tanstack/react-query';
import { fetchFoundPages } from '../calls/found-pages.ts';
import type { ApiClient } from '../create-api-client.ts';

/** What can be found changes with the catalogue. */
const staleTime = 5 * 60_000;
/** More than these nobody meant. */
const limit = 6;

/** What a search finds beside bikes. */
export const foundPageQueries = {
  /** The likeliest for a text with something in it: the results page has them all, a search box the first. */
  matching: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['found-pages', text],
      queryFn: ({ signal }) => fetchFoundPages(api, { search: text, limit }, { signal }),
      staleTime,
    }),
};
