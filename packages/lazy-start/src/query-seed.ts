import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** The part of a query's state that the browser cannot work out by itself: what it found, or how it failed, as JSON. */
export type QuerySeed<Failure> = [key: QueryKey, data: unknown] | [key: QueryKey, data: null, failure: Failure];

/**
 * The settled queries of a rendered page.
 * @param toFailure gives an error as JSON; undefined leaves its query to the browser.
 */
export function takeSeeds<Failure>(
  client: QueryClient,
  toFailure: (error: Error) => Failure | undefined,
): QuerySeed<Failure>[] {
  const seedOf = ({ queryKey, state }: Query): QuerySeed<Failure>[] => {
    if (state.status === 'success') return [[queryKey, state.data]];
    const failure = state.error ? toFailure(state.error) : undefined;
    return failure === undefined ? [] : [[queryKey, null, failure]];
  };
  return client.getQueryCache().getAll().flatMap(seedOf);
}

/** Fills a query cache. Seeds count as fetched now: an older date would refetch everything of a cached page at once. */
export function plantSeeds<Failure>(
  client: QueryClient,
  seeds: readonly QuerySeed<Failure>[],
  fromFailure: (failure: Failure) => Error,
): void {
  for (const [queryKey, data, failure] of seeds) {
    if (failure === undefined) client.setQueryData(queryKey, data);
    else plantFailure(client, queryKey, fromFailure(failure));
  }
}

function plantFailure(client: QueryClient, queryKey: QueryKey, error: Error): void {
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1, fetchFailureCount: 1, fetchFailureReason: error });
}

const isFailed = ({ state }: Query) => state.status === 'error';

/** Whether any query of the page failed; such a page is shown, but not cached for others. */
export function hasFailed(client: QueryClient): boolean {
  return client.getQueryCache().getAll().some(isFailed);
}

/** Fetches once more what failed on the server: the visitor's own connection may do better. */
export function retryFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: isFailed });
}
