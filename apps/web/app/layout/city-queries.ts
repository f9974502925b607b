import type { ApiClient } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How many cities stand in the list before anything is searched for. */
const atFirst = 7;

/** The cities whose names contain a text; with an empty one the first seven. */
export const citySearchQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['cities', search],
    queryFn: async ({ signal }) => {
      const { results } = await api.cities.list(search ? { search } : {}, { signal });
      return search ? results : results.slice(0, atFirst);
    },
    staleTime: Infinity,
  });
