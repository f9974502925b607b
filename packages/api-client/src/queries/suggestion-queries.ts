import { queryOptions } from '@tanstack/react-query';
import { fetchSuggestions } from '../calls/bikes.ts';
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
