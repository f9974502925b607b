import { ApiError, type ApiFailure } from '@dopahiya/api-client';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** The part of a query's state that the browser cannot work out by itself: what it found, or how it failed. */
export type QuerySeed = [key: QueryKey, data: unknown] | [key: QueryKey, data: null, failure: ApiFailure];

const seedOf = ({ queryKey, state }: Query): QuerySeed[] => {
  if (state.status === 'success') return [[queryKey, state.data]];
  return state.error instanceof ApiError ? [[queryKey, null, state.error.toJSON()]] : [];
};

/** The settled queries of a rendered page. */
export function takeSeeds(client: QueryClient): QuerySeed[] {
  return client.getQueryCache().getAll().flatMap(seedOf);
}

/** Seeds count as fetched now: the page cache bounds their age, and an older date would refetch everything at once. */
export function plantSeeds(client: QueryClient, seeds: readonly QuerySeed[]): void {
  for (const [queryKey, data, failure] of seeds) {
    if (failure === undefined) client.setQueryData(queryKey, data);
    else plantFailure(client, queryKey, ApiError.fromJSON(failure));
  }
}

function plantFailure(client: QueryClient, queryKey: QueryKey, error: ApiError): void {
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1, fetchFailureCount: 1, fetchFailureReason: error });
}

const isFailed = ({ state }: Query) => state.status === 'error';

/** Whether any query of the page failed; such a page is shown, but not kept for others. */
export function hasFailed(client: QueryClient): boolean {
  return client.getQueryCache().getAll().some(isFailed);
}

/** Asks once more for what failed on the server: the visitor's own connection may do better. */
export function retryFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: isFailed });
}
