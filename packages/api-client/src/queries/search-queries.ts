import { queryOptions } from '@tanstack/react-query';
import { fetchFoundPages, fetchSuggestions } from '../calls/catalogue.ts';
import type { ApiClient } from '../create-api-client.ts';

/** Popular terms and suggestions change slowly. */
const staleTime = 5 * 60_000;

/** Queries of bike suggestions. */
export const suggestionQueries = {
  /** Suggestions for a text; with an empty one, what is shown before typing. */
  matching: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['suggestions', text],
      queryFn: ({ signal }) => fetchSuggestions(api, text || undefined, { signal }),
      staleTime,
    }),
};

/** Maximum number of results; further ones are rarely relevant. */
const limit = 6;

/** Queries of search results besides bikes. */
export const foundPageQueries = {
  /** Best matches for a non-empty text: the results page shows all of them, a search box the first. */
  matching: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['found-pages', text],
      queryFn: ({ signal }) => fetchFoundPages(api, { search: text, limit }, { signal }),
      staleTime,
    }),
};
