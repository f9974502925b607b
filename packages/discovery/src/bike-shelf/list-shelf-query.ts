import type { ApiClient } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { BikeList } from '../bike-list/bike-list.ts';

/** The first `limit` bikes of a list, asked for once a visit; lists are told apart by their path. */
export function listShelfQuery(api: ApiClient, { path, ask }: Pick<BikeList, 'path' | 'ask'>, limit: number) {
  return queryOptions({
    queryKey: ['bikes', 'shelf', path, limit],
    queryFn: async ({ signal }) => (await ask(api, { page: 1, limit }, { signal, isFirst: true })).results,
    staleTime: Infinity,
  });
}
