import { queryOptions } from '@tanstack/react-query';
import { fetchFoundPages, fetchSuggestions } from '../calls/catalogue.ts';
import type { ApiClient } from '../create-api-client.ts';

/** Popular terms and what fits a text change slowly. */
const staleTime = 5 * 60_000;

/** What boxes that search for a bike suggest. */
export const suggestionQueries = {
  /** What fits a text, or with an empty one what is shown before anything is typed. */
  matching: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['suggestions', text],
      queryFn: ({ signal }) => fetchSuggestions(api, text || undefined, { signal }),
      staleTime,
    }),
};

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
