import { type ApiClient, searchCalls } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Popular terms and what fits a text change slowly. */
const staleTime = 5 * 60_000;

/** What the search box shows for a text, or with an empty one before anything is typed. */
export const autocompleteQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['autocomplete', text],
    queryFn: ({ signal }) => searchCalls(api).autocomplete(text || undefined, { signal }),
    staleTime,
  });
