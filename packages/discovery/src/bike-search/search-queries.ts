import { type ApiClient, fetchSuggestions } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Popular terms and what fits a text change slowly. */
const staleTime = 5 * 60_000;

/** What the search box fetches. */
export const searchQueries = {
  /** What it shows for a text, or with an empty one before anything is typed. */
  suggestions: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['suggestions', text],
      queryFn: ({ signal }) => fetchSuggestions(api, text || undefined, { signal }),
      staleTime,
    }),
};
