import type { ApiClient } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The groups of bikes that have a page, asked for once a visit. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['ride-finder', 'categories'],
    queryFn: async ({ signal }) => {
      // With the first question: every page has this query in its table, and the contract would weigh on all of them.
      const { finderCalls } = await import('./finder-calls.ts');
      return finderCalls(api).categories({ signal });
    },
    staleTime: Infinity,
  });
}
